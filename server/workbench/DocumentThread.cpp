//===- DocumentThread.cpp - A document with a thread of its own ----------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "workbench/DocumentThread.h"

using namespace bindery;
using namespace bindery::workbench;

DocumentThread::DocumentThread(const mlir::DialectRegistry &registry)
    : registry(registry),
      thread(std::optional<unsigned>(parserStackSize), [this] {
        context.run();
        // The model goes with the stack that its parser was promised.
        model.reset();
      }) {}

DocumentThread::~DocumentThread() {
  work.reset();
  context.stop();
  thread.join();
}

void DocumentThread::update(const std::shared_ptr<const document::Text> &text) {
  if (!model)
    model = std::make_unique<DocumentModel>(registry);
  if (current == text)
    return;
  model->update(text->get());
  current = text;
}
