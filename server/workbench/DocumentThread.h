//===- DocumentThread.h - A document with a thread of its own --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Parsing needs a deep stack and may take long, so that every document lives
/// on a thread of its own, and what reads it comes to that thread, one after
/// another.
///
//===----------------------------------------------------------------------===//

#ifndef BINDERY_WORKBENCH_DOCUMENTTHREAD_H
#define BINDERY_WORKBENCH_DOCUMENTTHREAD_H

#include "document/TextDocument.h"
#include "workbench/DocumentModel.h"

#include "llvm/Support/thread.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <memory>
#include <stdexcept>
#include <stop_token>

namespace bindery::workbench {

namespace asio = boost::asio;

/// Thrown out of DocumentThread::read when its `stop` was requested before it
/// began.
class ReadCancelled : public std::runtime_error {
public:
  ReadCancelled() : std::runtime_error("cancelled") {}
};

/// Owns a DocumentModel and the thread that it lives on. Made, called and
/// destroyed on one other thread; destruction waits for the read that runs.
class DocumentThread {
public:
  /// `registry` must outlive it.
  explicit DocumentThread(const mlir::DialectRegistry &registry);
  ~DocumentThread();
  DocumentThread(const DocumentThread &) = delete;
  DocumentThread &operator=(const DocumentThread &) = delete;

  /// Waits until the reads before it are done, brings the model to `text`, and
  /// calls `read(model)` on the document's thread. Returns what that returns,
  /// or throws what it throws. `text` must be no older than that of any read
  /// before; reads of one text parse it once.
  template <typename Read>
  asio::awaitable<std::invoke_result_t<Read, DocumentModel &>>
  read(std::shared_ptr<const document::Text> text, std::stop_token stop,
       Read read) {
    using Result = std::invoke_result_t<Read, DocumentModel &>;
    // The coroutine's frame holds the arguments until the read is done.
    co_return co_await asio::co_spawn(
        context.get_executor(),
        [this, &text, &stop, &read]() -> asio::awaitable<Result> {
          if (stop.stop_requested())
            throw ReadCancelled();
          update(text);
          co_return read(*model);
        },
        asio::use_awaitable);
  }

private:
  void update(const std::shared_ptr<const document::Text> &text);

  const mlir::DialectRegistry &registry;
  asio::io_context context{1};
  asio::executor_work_guard<asio::io_context::executor_type> work{
      context.get_executor()};
  /// Made on the thread, by the first read: loading dialects takes time.
  std::unique_ptr<DocumentModel> model;
  std::shared_ptr<const document::Text> current;
  llvm::thread thread;
};

} // namespace bindery::workbench

#endif // BINDERY_WORKBENCH_DOCUMENTTHREAD_H
