# vitrine_add_format(ID
#   CLASS      fully qualified class of the Format, default constructible
#   HEADER     its header, from the repository root
#   SOURCES    files of the format
#   [LINKS]    further targets (other parts of the same family, codecs); formats_api is always linked
#   NAME       what people call it ("Source engine map")
#   EXTENSIONS without dots
#   MIME       its MIME type
#   MAGIC      one or more "offset:type:value" as in shared-mime-info (type string, little32, byte …), optional
#   FIXTURES   folders of samples: tests/samples makers and $VITRINE_SAMPLES/<folder>
#   [BORROWED] the type belongs to other programs: it is opened, but the desktop is told nothing of it
# )
#
# One call per format, in its family's CMakeLists.txt. It builds vitrine_format_ID, and from what it records come the
# registry (core/formats/registry), the MIME xml, desktop entry and thumbnailer (packaging), the conformance and golden
# tests (tests/conformance) and the fuzz target (tests/fuzz). No other file names a format.
function(vitrine_add_format id)
  cmake_parse_arguments(ARG "BORROWED" "CLASS;HEADER;NAME;MIME" "SOURCES;LINKS;EXTENSIONS;MAGIC;FIXTURES" ${ARGN})
  foreach(required CLASS HEADER NAME MIME SOURCES EXTENSIONS)
    if(NOT ARG_${required})
      message(FATAL_ERROR "vitrine_add_format(${id}): ${required} is missing")
    endif()
  endforeach()
  string(MAKE_C_IDENTIFIER ${id} identifier)
  vitrine_add_module(format_${identifier}
    SOURCES ${ARG_SOURCES}
    LINKS vitrine::formats_api ${ARG_LINKS})
  set_property(GLOBAL APPEND PROPERTY VITRINE_FORMATS ${id})
  set_property(GLOBAL PROPERTY VITRINE_FORMAT_${id}_TARGET vitrine_format_${identifier})
  foreach(key CLASS HEADER NAME MIME EXTENSIONS MAGIC FIXTURES BORROWED)
    set_property(GLOBAL PROPERTY VITRINE_FORMAT_${id}_${key} "${ARG_${key}}")
  endforeach()
endfunction()

# vitrine_format_get(OUT ID KEY): what vitrine_add_format recorded.
function(vitrine_format_get out id key)
  get_property(value GLOBAL PROPERTY VITRINE_FORMAT_${id}_${key})
  set(${out} "${value}" PARENT_SCOPE)
endfunction()
