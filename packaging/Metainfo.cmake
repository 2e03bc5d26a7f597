# What AppStream wants to know beside the formats.

# The project has no domain of its own yet: the id is its name in the form that is asked for, and the addresses lead
# nowhere until whoever publishes Vitrine says where it is.
set(VITRINE_COMPONENT_ID org.vitrine_viewer.vitrine)
set(VITRINE_HOMEPAGE https://vitrine.invalid CACHE STRING "Where the project and its docs folder are published")
set(VITRINE_RELEASE_DATE 2026-11-25)

# AppStream 1.0 has another element for developers than those before, and each complains of the other's.
find_program(APPSTREAMCLI appstreamcli)
mark_as_advanced(APPSTREAMCLI)
set(said "")
if(APPSTREAMCLI)
  execute_process(COMMAND ${APPSTREAMCLI} --version OUTPUT_VARIABLE said ERROR_QUIET)
endif()
if(said MATCHES "version: 0\\.")
  set(VITRINE_DEVELOPER_XML "  <developer_name>The Vitrine maintainers</developer_name>")
else()
  set(VITRINE_DEVELOPER_XML
    "  <developer id=\"org.vitrine_viewer\">\n    <name>The Vitrine maintainers</name>\n  </developer>")
endif()
