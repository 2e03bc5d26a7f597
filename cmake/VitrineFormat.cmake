# vitrine_add_format(ID
#   CLASS      fully qualified class of the Format, default constructible; what it overrides but does not define is info()
#   HEADER     its header, from the repository root
#   MODULE     the module of its family, which has its sources; or
#   SOURCES    files of the format, of which a module is made
#   [LINKS]    further targets of that module; formats_api is always linked
#   NAME       what people call it ("Source engine map")
#   EXTENSIONS without dots
#   MIME       its MIME type
#   [ARCHIVE]  its files have nothing to show but the files in them
#   [LOCATOR]  fully qualified class of the family's ContentLocator, default constructible, and its header
#   [MAGIC]    one or more "offset:type:value" as in shared-mime-info (type string, little32, byte …)
#   [TELLTALE] the same of text within the first lines, by which the desktop tells its files from those of other programs
#              with the same extension
#   [FIXTURES] folders of samples: tests/samples makers and $VITRINE_SAMPLES/<folder>
#   [BORROWED] the type belongs to other programs: it is opened, but the desktop is told nothing of it
#   [REGISTRY] a list of formats other than the program's, for vitrine_add_format_registry: formats of the tests
# )
#
# One call per format, in its family's CMakeLists.txt. It adds the definition of CLASS::info() to the module, and from
# what it records come the registry (core/formats/registry), the MIME xml, desktop and thumbnailer entries (packaging), the
# conformance and golden tests (tests/conformance) and the fuzz target (tests/fuzz). None of these lists is
# kept by hand.
function(vitrine_add_format id)
  cmake_parse_arguments(ARG "ARCHIVE;BORROWED" "CLASS;HEADER;NAME;MIME;MODULE;REGISTRY"
    "SOURCES;LINKS;EXTENSIONS;LOCATOR;MAGIC;TELLTALE;FIXTURES" ${ARGN})
  foreach(required CLASS HEADER NAME MIME EXTENSIONS)
    if(NOT ARG_${required})
      message(FATAL_ERROR "vitrine_add_format(${id}): ${required} is missing")
    endif()
  endforeach()
  list(LENGTH ARG_LOCATOR locator)
  if(NOT locator MATCHES "^[02]$" OR ARG_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "vitrine_add_format(${id}): LOCATOR is a class and its header; not understood: "
                        "${ARG_UNPARSED_ARGUMENTS}")
  endif()
  vitrine_format_info(info ${id})
  if(ARG_MODULE)
    target_sources(vitrine_${ARG_MODULE} PRIVATE ${info})
  else()
    string(MAKE_C_IDENTIFIER format_${id} ARG_MODULE)
    vitrine_add_module(${ARG_MODULE}
      SOURCES ${ARG_SOURCES} ${info}
      LINKS vitrine::formats_api ${ARG_LINKS})
  endif()
  set_property(GLOBAL APPEND PROPERTY VITRINE_${ARG_REGISTRY}FORMATS ${id})
  set_property(GLOBAL PROPERTY VITRINE_FORMAT_${id}_TARGET vitrine_${ARG_MODULE})
  foreach(key CLASS HEADER NAME MIME EXTENSIONS LOCATOR MAGIC TELLTALE FIXTURES BORROWED ARCHIVE)
    set_property(GLOBAL PROPERTY VITRINE_FORMAT_${id}_${key} "${ARG_${key}}")
  endforeach()
endfunction()

# The folder of the names of the program's formats, which the translators' tools read.
set(VITRINE_FORMAT_INFO_FOLDER ${CMAKE_BINARY_DIR}/generated/formats)

# vitrine_format_info(OUT ID): of vitrine_add_format: writes the source that defines CLASS::info().
macro(vitrine_format_info out id)
  set(folder ${VITRINE_FORMAT_INFO_FOLDER})
  if(ARG_REGISTRY)
    set(folder ${CMAKE_CURRENT_BINARY_DIR})
  endif()
  set(VITRINE_INFO_ID ${id})
  foreach(key CLASS HEADER NAME MIME)
    set(VITRINE_INFO_${key} "${ARG_${key}}")
  endforeach()
  list(TRANSFORM ARG_EXTENSIONS REPLACE "(.+)" "QStringLiteral(\"\\1\")" OUTPUT_VARIABLE VITRINE_INFO_EXTENSIONS)
  list(JOIN VITRINE_INFO_EXTENSIONS ", " VITRINE_INFO_EXTENSIONS)
  string(TOLOWER ${ARG_ARCHIVE} VITRINE_INFO_ARCHIVE)
  set(${out} ${folder}/${id}.cpp)
  configure_file(${PROJECT_SOURCE_DIR}/cmake/FormatInfo.cpp.in ${${out}} @ONLY)
endmacro()

# vitrine_format_get(OUT ID KEY): what vitrine_add_format recorded.
function(vitrine_format_get out id key)
  get_property(value GLOBAL PROPERTY VITRINE_FORMAT_${id}_${key})
  set(${out} "${value}" PARENT_SCOPE)
endfunction()

# vitrine_add_format_registry(MODULE HEADER header FUNCTION function [REGISTRY name]): a module that links the formats of
# a list and lists them. HEADER declares the fully qualified FUNCTION, which returns a const FormatRegistry&.
function(vitrine_add_format_registry module)
  cmake_parse_arguments(ARG "" "HEADER;FUNCTION;REGISTRY" "" ${ARGN})
  get_property(formats GLOBAL PROPERTY VITRINE_${ARG_REGISTRY}FORMATS)
  set(headers "")
  set(VITRINE_REGISTRY_ADDITIONS "")
  set(targets "")
  foreach(id IN LISTS formats)
    vitrine_format_get(header ${id} HEADER)
    vitrine_format_get(class ${id} CLASS)
    vitrine_format_get(locator ${id} LOCATOR)
    vitrine_format_get(target ${id} TARGET)
    list(APPEND headers ${header})
    set(making "std::make_unique<${class}>()")
    if(locator)
      list(GET locator 0 class)
      list(GET locator 1 header)
      list(APPEND headers ${header})
      string(APPEND making ", std::make_unique<${class}>()")
    endif()
    string(APPEND VITRINE_REGISTRY_ADDITIONS "    made.add(${making});\n")
    list(APPEND targets ${target})
  endforeach()
  list(REMOVE_DUPLICATES headers)
  list(REMOVE_DUPLICATES targets)
  list(TRANSFORM headers REPLACE "(.+)" "#include \"\\1\"\n")
  string(JOIN "" VITRINE_REGISTRY_INCLUDES ${headers})
  set(VITRINE_REGISTRY_HEADER ${ARG_HEADER})
  set(VITRINE_REGISTRY_FUNCTION ${ARG_FUNCTION})
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${module}.cpp)
  configure_file(${PROJECT_SOURCE_DIR}/cmake/FormatRegistry.cpp.in ${source} @ONLY)
  vitrine_add_module(${module}
    SOURCES ${PROJECT_SOURCE_DIR}/${ARG_HEADER} ${source}
    LINKS vitrine::formats_api
    PRIVATE_LINKS ${targets})
endfunction()
