# Configuration of the lit tests; CMake fills in the folders (lit.site.cfg.py).
import os

import lit.formats

config.name = "bindery"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.pathsep.join(
    [config.bindery_tools_dir, config.llvm_tools_dir, os.environ["PATH"]])

# Tables in ASCII, whatever the locale of whoever runs the tests.
config.environment["LC_ALL"] = "C"
for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS"):
    if name in os.environ:
        config.environment[name] = os.environ[name]

# Real inputs beside the project; tests that read them ask for `shared`.
shared = os.path.join(config.bindery_source_dir, os.pardir, "shared")
if os.path.isdir(shared):
    config.available_features.add("shared")
    config.substitutions.append(("%shared", os.path.normpath(shared)))
config.substitutions.append(("%plugins", config.plugins_dir))
