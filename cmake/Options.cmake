# Every switch of the build in one place. Each stays alive: the presets turn them on and off.
option(VITRINE_UNITY "Compile sources in batches: the whole is built in a third of the time" ON)
option(VITRINE_BUILD_GUI "Build the viewer (Widgets, Qt3D); off leaves core and vitrine-cli without render" ON)
option(VITRINE_BUILD_TESTS "Build the tests" ON)
option(VITRINE_BUILD_BENCH "Build the benchmarks" OFF)
option(VITRINE_BUILD_FUZZ "Build the libFuzzer targets (clang only)" OFF)
option(VITRINE_EMBREE "Cast rays with Embree where it is installed; off, or elsewhere, with a hierarchy of our own" ON)
option(VITRINE_WERROR "Treat warnings as errors" OFF)
set(VITRINE_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize= (address,undefined or thread)")
option(VITRINE_COVERAGE "Instrument for coverage" OFF)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
