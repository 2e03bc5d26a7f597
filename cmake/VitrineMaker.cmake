# Makers write files while building: the demos (resources/demos) and small samples for the tests (tests/samples). They
# know nothing of core, whose readers are tested with what they write.
#
# vitrine_add_maker_library(NAME SOURCES files… [LINKS targets…] [PRIVATE_LINKS targets…])
# vitrine_add_maker(NAME SOURCES files… LINKS targets…): the program
#
# Target vitrine_NAME with alias vitrine::NAME, and executable NAME. They are optimised even in a debug build, or a
# debug build waits for minutes.
function(vitrine_add_maker_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  set(target vitrine_${name})
  add_library(${target} STATIC ${ARG_SOURCES})
  add_library(vitrine::${name} ALIAS ${target})
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  target_compile_options(${target} PRIVATE -O2)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_BATCH_SIZE ${VITRINE_MODULE_BATCH})
  target_link_libraries(${target} PUBLIC ${ARG_LINKS} PRIVATE ${ARG_PRIVATE_LINKS} vitrine_warnings)
endfunction()

function(vitrine_add_maker name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINKS} vitrine_warnings)
endfunction()
