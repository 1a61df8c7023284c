//===- ServerMain.cpp - The language server as a library -----------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lsp/ServerMain.h"

#include "lsp/Check.h"
#include "lsp/Session.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/LSP/Protocol.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"

#include <boost/asio/detached.hpp>

using namespace bindery;
using namespace bindery::lsp;
namespace cl = llvm::cl;

namespace {

enum class LogLevel { Error, Info, Verbose };
enum class InputStyle { Standard, Delimited };

/// The options of the command line. They live while the program reads it, not
/// for ever: a program with a `main` of its own may have options too.
struct CommandLine {
  cl::OptionCategory category{"bindery-lsp-server options"};
  cl::opt<std::string> listen{
      "listen",
      cl::desc("Serve clients at 127.0.0.1:PORT, [::1]:PORT or unix:PATH, "
               "instead of one on stdin and stdout"),
      cl::value_desc("address"), cl::cat(category)};
  cl::opt<std::string> check{
      "check",
      cl::desc("Print the diagnostics of FILE and exit, 1 if one is "
               "an error"),
      cl::value_desc("file"), cl::cat(category)};
  cl::opt<InputStyle> inputStyle{
      "input-style", cl::desc("How messages come on stdin"),
      cl::values(clEnumValN(InputStyle::Standard, "standard",
                            "as the protocol says, with headers"),
                 clEnumValN(InputStyle::Delimited, "delimited",
                            "JSON texts with lines '// -----' between them")),
      cl::init(InputStyle::Standard), cl::cat(category)};
  cl::opt<bool> pretty{"pretty", cl::desc("Indent the JSON that is written"),
                       cl::init(false), cl::cat(category)};
  cl::opt<LogLevel> log{
      "log", cl::desc("What to log on stderr"),
      cl::values(
          clEnumValN(LogLevel::Error, "error", "what goes wrong"),
          clEnumValN(LogLevel::Info, "info", "also clients that come and go"),
          clEnumValN(LogLevel::Verbose, "verbose", "also every message")),
      cl::init(LogLevel::Info), cl::cat(category)};
  cl::opt<bool> litTest{
      "lit-test",
      cl::desc("The same as --input-style=delimited --pretty --log=verbose, "
               "and answers in order"),
      cl::init(false), cl::cat(category)};
  cl::list<std::string> dialectPlugins{
      "load-dialect-plugin", cl::desc("Load dialects from a plugin library"),
      cl::value_desc("file"), cl::cat(category)};
  cl::list<std::string> passPlugins{
      "load-pass-plugin", cl::desc("Load passes from a plugin library"),
      cl::value_desc("file"), cl::cat(category)};
};

class Log {
public:
  explicit Log(LogLevel level) : level(level) {}
  void operator()(LogLevel at, const llvm::Twine &text) const {
    if (at <= level)
      llvm::errs() << "bindery-lsp-server: " << text << "\n";
  }

private:
  LogLevel level;
};

} // namespace

/// Loads a plugin of type `Plugin` and hands it to `use`. False, with a message
/// that names the file, where it cannot be loaded.
template <typename Plugin, typename Use>
static bool loadPlugins(const cl::list<std::string> &files, Use use) {
  for (const std::string &file : files) {
    llvm::Expected<Plugin> plugin = Plugin::load(file);
    if (!plugin) {
      llvm::WithColor::error(llvm::errs(), "bindery-lsp-server")
          << file << ": " << llvm::toString(plugin.takeError()) << "\n";
      return false;
    }
    use(*plugin);
  }
  return true;
}

/// The URI of the documentation beside the program, which stands in `bin` of
/// the build tree, of an installation, or of the editor's extension.
static std::string findDocs(const std::string &executable) {
  for (llvm::StringRef place :
       {"../docs", "../../docs", "../share/doc/bindery"}) {
    llvm::SmallString<256> folder(llvm::sys::path::parent_path(executable));
    llvm::sys::path::append(folder, place);
    llvm::sys::path::remove_dots(folder, /*remove_dot_dot=*/true);
    if (!llvm::sys::fs::exists(folder + "/lsp-extensions.md"))
      continue;
    llvm::Expected<llvm::lsp::URIForFile> uri =
        llvm::lsp::URIForFile::fromFile(folder);
    if (uri)
      return uri->uri().str() + "/";
    llvm::consumeError(uri.takeError());
  }
  return "";
}

/// Serves `transport` until its client leaves.
static asio::awaitable<int> serve(asio::io_context &context,
                                  std::unique_ptr<rpc::Transport> transport,
                                  rpc::WireStyle style,
                                  const ServerOptions &options, Log log) {
  auto connection = std::make_shared<rpc::Connection>(
      context.get_executor(), std::move(transport), style);
  connection->setTrace([log](bool incoming, std::string_view text) {
    log(LogLevel::Verbose,
        llvm::Twine(incoming ? "--> " : "<-- ") + llvm::StringRef(text));
  });
  log(LogLevel::Info, "a client has connected");
  auto session = std::make_shared<Session>(context, connection, options);
  int code = co_await session->run();
  log(LogLevel::Info, "the client has left");
  co_return code;
}

/// Serves on stdin and stdout; returns the exit code of the client's life
/// cycle.
static int serveStdio(asio::io_context &context, rpc::WireStyle style,
                      const ServerOptions &options, Log log) {
  int code = 1;
  asio::co_spawn(
      context,
      [&]() -> asio::awaitable<void> {
        code = co_await serve(context, rpc::makeStdioTransport(context), style,
                              options, log);
      },
      [&](std::exception_ptr error) {
        if (!error)
          return;
        try {
          std::rethrow_exception(error);
        } catch (const std::exception &thrown) {
          log(LogLevel::Error, thrown.what());
        }
      });
  // Ends when the last answer is written.
  context.run();
  return code;
}

static int serveSocket(asio::io_context &context, const std::string &address,
                       rpc::WireStyle style, const ServerOptions &options,
                       Log log) {
  int code = 0;
  auto accept = [&](std::unique_ptr<rpc::Transport> transport) {
    asio::co_spawn(
        context,
        [&,
         transport = std::move(transport)]() mutable -> asio::awaitable<void> {
          co_await serve(context, std::move(transport), style, options, log);
        },
        asio::detached);
  };
  auto fail = [&](std::exception_ptr error) {
    if (!error)
      return;
    try {
      std::rethrow_exception(error);
    } catch (const std::exception &thrown) {
      log(LogLevel::Error,
          "cannot listen at " + address + ": " + thrown.what());
    }
    code = 1;
    context.stop();
  };
  try {
    asio::co_spawn(context,
                   rpc::listen(context, rpc::parseListenAddress(address),
                               accept,
                               [&](const std::string &where) {
                                 log(LogLevel::Error, "listening at " + where);
                               }),
                   fail);
  } catch (const std::exception &) {
    fail(std::current_exception());
    return code;
  }
  context.run();
  return code;
}

static int runServer(const CommandLine &line, ServerOptions options) {
  rpc::WireStyle style{line.litTest || line.inputStyle == InputStyle::Delimited,
                       line.litTest || line.pretty};
  if (line.litTest)
    options.debounceMs = 0;
  Log log(line.litTest ? LogLevel::Verbose : LogLevel(line.log));
  asio::io_context context(1);
  if (line.listen.empty())
    return serveStdio(context, style, options, log);
  return serveSocket(context, line.listen, style, options, log);
}

/// The registry of a document by its URI, of any scheme.
static mlir::DialectRegistry &getRegistry(mlir::lsp::DialectRegistryFn registry,
                                          const std::string &uri) {
  llvm::StringRef scheme = llvm::StringRef(uri).split(':').first;
  if (!scheme.empty() && scheme.size() < uri.size())
    llvm::lsp::URIForFile::registerSupportedScheme(scheme);
  llvm::Expected<llvm::lsp::URIForFile> parsed =
      llvm::lsp::URIForFile::fromURI(uri);
  if (parsed)
    return registry(*parsed);
  llvm::consumeError(parsed.takeError());
  return registry(llvm::lsp::URIForFile());
}

int bindery::lspServerMain(int argc, char **argv,
                           mlir::lsp::DialectRegistryFn registry) {
  llvm::InitLLVM init(argc, argv);
  CommandLine line;
  cl::HideUnrelatedOptions(line.category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "A language server for MLIR with IREE's dialects\n\n"
      "Serves one client on stdin and stdout, or many at --listen.\n");

  mlir::DialectRegistry plugins;
  bool loaded = loadPlugins<mlir::DialectPlugin>(
                    line.dialectPlugins,
                    [&](mlir::DialectPlugin &plugin) {
                      plugin.registerDialectRegistryCallbacks(plugins);
                    }) &&
                loadPlugins<mlir::PassPlugin>(
                    line.passPlugins, [](mlir::PassPlugin &plugin) {
                      plugin.registerPassRegistryCallbacks();
                    });
  if (!loaded)
    return 2;

  ServerOptions options;
  options.registry =
      [&](const std::string &uri) -> const mlir::DialectRegistry & {
    mlir::DialectRegistry &result = getRegistry(registry, uri);
    plugins.appendTo(result);
    return result;
  };
  void *here = reinterpret_cast<void *>(&getRegistry);
  options.docsUri = findDocs(llvm::sys::fs::getMainExecutable(argv[0], here));
  if (!line.check.empty())
    return checkFile(line.check, options.registry("file://" + line.check));
  return runServer(line, std::move(options));
}

int bindery::lspServerMain(int argc, char **argv,
                           mlir::DialectRegistry &registry) {
  return lspServerMain(
      argc, argv,
      [&](const llvm::lsp::URIForFile &) -> mlir::DialectRegistry & {
        return registry;
      });
}
