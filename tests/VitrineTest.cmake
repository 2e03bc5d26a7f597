# vitrine_add_test(NAME name SOURCES files… LINKS targets… [GL | OFFSCREEN] [WHOLE] [UNSUPPRESSED] [LABELS labels…]
#   [TIMEOUT seconds])
#
# Builds build/bin/test_NAME, a GoogleTest executable, and registers it with ctest. GoogleTest's own main is linked;
# a main() among the SOURCES takes its place (needed for a QApplication).
#
# By default every TEST is a ctest test of its own ("NAME/Suite.case"), each in a fresh process.
#   WHOLE   one ctest test runs the whole executable: for suites that share a costly set-up. `./dev test` still counts
#           the cases inside, from the report left in build/test-results.
#   GL      the tests need a display with OpenGL: WHOLE, and one at a time, as their windows take the focus from each
#           other. `./dev test` starts an Xvfb for them.
#   OFFSCREEN  the same for tests that draw but open no window: they run beside others.
#   UNSUPPRESSED  the thread sanitizer reports everything, also what tests/support/tsan.supp hides in other tests.
#
# What takes long is started first, on a fresh clone too, where ctest knows no times yet.
#
# What the tests find in the environment is written down in tests/support/TestEnvironment.cpp.in; it holds whether an
# executable is started by ctest, by hand or in a debugger.
include(GoogleTest)

set(VITRINE_TEST_RESULTS ${CMAKE_BINARY_DIR}/test-results)
file(MAKE_DIRECTORY ${VITRINE_TEST_RESULTS})

# The tests themselves; what they test is optimised as it is packaged. -O1 compiles them in two thirds of the time, and
# most of them run for milliseconds.
add_library(vitrine_test_options INTERFACE)
target_compile_options(vitrine_test_options INTERFACE $<$<CONFIG:Release>:-O1>)

file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/test_pch.cpp CONTENT "// Exists so that the precompiled header has a target.\n")
add_library(vitrine_test_pch OBJECT ${CMAKE_BINARY_DIR}/generated/test_pch.cpp)
target_include_directories(vitrine_test_pch PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(vitrine_test_pch PRIVATE GTest::gtest Qt6::Core Qt6::Gui nlohmann_json::nlohmann_json
  vitrine_warnings vitrine_test_options)
vitrine_precompile(vitrine_test_pch test.h)
# Programs are compiled with -fPIE and object libraries with -fPIC; GCC 13 takes no header that was compiled otherwise.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13)
  target_compile_options(vitrine_test_pch PRIVATE -fPIE)
endif()

function(vitrine_add_test)
  cmake_parse_arguments(ARG "GL;OFFSCREEN;WHOLE;UNSUPPRESSED" "NAME;TIMEOUT" "SOURCES;LINKS;LABELS" ${ARGN})
  if(NOT ARG_NAME OR NOT ARG_SOURCES OR ARG_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "vitrine_add_test: NAME and SOURCES are needed; not understood: ${ARG_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 120)
  endif()

  set(target test_${ARG_NAME})
  set(VITRINE_TEST_NAME ${ARG_NAME})
  set(VITRINE_TEST_GL 0)
  if(ARG_GL OR ARG_OFFSCREEN)
    set(VITRINE_TEST_GL 1)
    set(ARG_WHOLE TRUE)
  endif()
  set(environment ${CMAKE_BINARY_DIR}/generated/tests/${ARG_NAME}_environment.cpp)
  configure_file(${PROJECT_SOURCE_DIR}/tests/support/TestEnvironment.cpp.in ${environment} @ONLY)

  add_executable(${target} ${ARG_SOURCES} ${environment})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${target} PRIVATE ${ARG_LINKS} Qt6::Core Qt6::Gui nlohmann_json::nlohmann_json
    GTest::gtest GTest::gtest_main vitrine_warnings vitrine_test_options)
  target_precompile_headers(${target} REUSE_FROM vitrine_test_pch)
  set_source_files_properties(${environment} PROPERTIES SKIP_PRECOMPILE_HEADERS ON SKIP_AUTOGEN ON)

  set(variables)
  if(ARG_UNSUPPRESSED)
    set(variables ENVIRONMENT TSAN_OPTIONS=halt_on_error=1) # takes the place of the preset's
  endif()

  if(NOT ARG_WHOLE)
    gtest_discover_tests(${target}
      TEST_PREFIX ${ARG_NAME}/
      DISCOVERY_MODE PRE_TEST
      DISCOVERY_TIMEOUT 60
      PROPERTIES TIMEOUT ${ARG_TIMEOUT} ${variables} LABELS "${ARG_LABELS}") # last: it may be empty, and is dropped then
    return()
  endif()

  add_test(NAME ${ARG_NAME} COMMAND ${target} --gtest_output=xml:${VITRINE_TEST_RESULTS}/${ARG_NAME}.xml)
  set_tests_properties(${ARG_NAME} PROPERTIES TIMEOUT ${ARG_TIMEOUT} LABELS "${ARG_LABELS}" COST ${ARG_TIMEOUT}
    ${variables})
  if(ARG_GL)
    set_tests_properties(${ARG_NAME} PROPERTIES RESOURCE_LOCK display)
  endif()
endfunction()
