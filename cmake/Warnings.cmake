# Warning flags for our own code; every module links this PRIVATE.
add_library(vitrine_warnings INTERFACE)
target_compile_options(vitrine_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wnull-dereference
  $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wlogical-op>
  # GCC 12 reports these inside its own std::variant, std::vector and QString code when inlining.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-null-dereference -Wno-maybe-uninitialized -Wno-stringop-overflow -Wno-array-bounds>)
if(VITRINE_WERROR)
  target_compile_options(vitrine_warnings INTERFACE -Werror)
endif()
