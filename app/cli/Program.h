#pragma once

namespace vitrine::cli {

/// The whole of vitrine-cli, with the arguments of main; its exit code.
int runProgram(int argc, char** argv);

} // namespace vitrine::cli
