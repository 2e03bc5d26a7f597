# vitrine_add_module(NAME SOURCES files… [LINKS targets…] [PRIVATE_LINKS targets…] [PCH header | NO_PCH])
#
# One static library per folder: target vitrine_NAME, alias vitrine::NAME. The include root is the repository, so an
# include names the room it comes from ("core/bytes/ByteReader.h"); what may be included is what is linked, and
# tests/include_rules checks every include against the table of floors in docs/architecture.md.
#
# The core modules share one precompiled header, built by vitrine_core_pch, which stays small: what most files use.
function(vitrine_add_module name)
  cmake_parse_arguments(ARG "NO_PCH" "PCH" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  set(target vitrine_${name})
  add_library(${target} STATIC ${ARG_SOURCES})
  add_library(vitrine::${name} ALIAS ${target})
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${target} PUBLIC ${ARG_LINKS} PRIVATE ${ARG_PRIVATE_LINKS} vitrine_warnings)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_BATCH_SIZE ${VITRINE_MODULE_BATCH})
  if(ARG_PCH)
    vitrine_precompile(${target} ${ARG_PCH})
  elseif(NOT ARG_NO_PCH)
    target_precompile_headers(${target} REUSE_FROM vitrine_core_pch)
  endif()
endfunction()

# Modules that are loaded on first use (core/base/LoadedModule.h) lie in the same place seen from the programs, in the
# build folder as where they are installed.
file(RELATIVE_PATH VITRINE_MODULE_WAY ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR}/vitrine)

# vitrine_add_loaded_module(TARGET SOURCES files... LINKS targets...): what only some need, with libraries that nothing
# else links (docs/adr/0013-modules-loaded-on-first-use.md). It links none of our own modules.
function(vitrine_add_loaded_module target)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_library(${target} MODULE ${ARG_SOURCES})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${target} PRIVATE Qt6::Core Qt6::Gui ${ARG_LINKS} vitrine_warnings)
  set_target_properties(${target} PROPERTIES
    PREFIX ""
    LIBRARY_OUTPUT_DIRECTORY ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${VITRINE_MODULE_WAY}
    CXX_VISIBILITY_PRESET hidden
    VISIBILITY_INLINES_HIDDEN ON)
  install(TARGETS ${target} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/vitrine)
endfunction()

# vitrine_precompile(TARGET HEADER): HEADER names a file in cmake/pch. ccache needs -fpch-preprocess to see through it.
function(vitrine_precompile target header)
  target_precompile_headers(${target} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/pch/${header})
endfunction()

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-fpch-preprocess)
endif()

# Most of the time that a source takes to compile goes into its headers; a batch reads them once. Names in anonymous
# namespaces are therefore each there once in a module.
set(CMAKE_UNITY_BUILD ${VITRINE_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 32)
set(VITRINE_MODULE_BATCH 64) # a family of formats in one

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime CCACHE_NOHASHDIR=1
    CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}/.. ${CCACHE_PROGRAM})
endif()

# `slots`, `signals` and `emit` are words we use; Qt code says Q_SLOTS, Q_SIGNALS and Q_EMIT.
add_compile_definitions(QT_NO_KEYWORDS)

file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/core_pch.cpp CONTENT "// Exists so that the precompiled header has a target.\n")
add_library(vitrine_core_pch OBJECT ${CMAKE_BINARY_DIR}/generated/core_pch.cpp)
target_link_libraries(vitrine_core_pch PRIVATE Qt6::Core Qt6::Gui nlohmann_json::nlohmann_json vitrine_warnings)
vitrine_precompile(vitrine_core_pch core.h)
