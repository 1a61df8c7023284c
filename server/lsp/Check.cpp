//===- Check.cpp - The diagnostics of a file on the terminal -------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lsp/Check.h"

#include "document/Positions.h"
#include "workbench/DocumentModel.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/thread.h"

using namespace bindery;
using namespace bindery::lsp;
using workbench::DocumentModel;
using workbench::Message;
using workbench::Severity;

static llvm::StringRef getName(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Information:
    return "remark";
  case Severity::Hint:
    return "hint";
  }
  return "error";
}

namespace {

class Printer {
public:
  Printer(llvm::StringRef file, llvm::StringRef text,
          const DocumentModel &model)
      : file(file), lines(text), model(model) {}

  void print(const Message &message) {
    print(message.place, getName(message.severity), message.text);
    for (const Message::Note &note : message.notes)
      print(note.place, "note", note.text);
  }

private:
  void print(const workbench::ItemPlace &place, llvm::StringRef kind,
             llvm::StringRef text) {
    size_t offset =
        model.toDocument(place).value_or(document::Span{0, 0}).begin;
    document::Position position =
        lines.getPosition(offset, document::Encoding::Utf8);
    llvm::outs() << file << ":" << position.line + 1 << ":"
                 << position.character + 1 << ": " << kind << ": " << text
                 << "\n";
  }

  llvm::StringRef file;
  document::LineIndex lines;
  const DocumentModel &model;
};

} // namespace

int lsp::checkFile(const std::string &file,
                   const mlir::DialectRegistry &registry) {
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> buffer =
      llvm::MemoryBuffer::getFileOrSTDIN(file);
  if (!buffer) {
    llvm::WithColor::error(llvm::errs(), "bindery-lsp-server")
        << file << ": " << buffer.getError().message() << "\n";
    return 2;
  }
  bool hasErrors = false;
  // MLIR's parser recurses.
  llvm::thread reader(std::optional<unsigned>(workbench::parserStackSize), [&] {
    DocumentModel model(registry);
    llvm::StringRef text = (*buffer)->getBuffer();
    model.update(text);
    Printer printer(file, text, model);
    for (const Message &message : model.getMessages()) {
      printer.print(message);
      hasErrors |= message.severity == Severity::Error;
    }
  });
  reader.join();
  return hasErrors ? 1 : 0;
}
