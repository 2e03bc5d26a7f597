# All third parties, found once; modules link the imported targets by name.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui)
find_package(spdlog REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(CLI11 REQUIRED)
find_package(LibLZMA REQUIRED)
find_package(ZLIB REQUIRED)
find_package(PNG REQUIRED)
find_package(OpenEXR 3 REQUIRED CONFIG)
find_package(OpenSSL 3 REQUIRED COMPONENTS Crypto)
# Not every zstd brings a CMake package.
find_path(ZSTD_INCLUDE_DIR zstd.h REQUIRED)
find_library(ZSTD_LIBRARY zstd REQUIRED)
add_library(zstd::library UNKNOWN IMPORTED)
set_target_properties(zstd::library PROPERTIES
  IMPORTED_LOCATION ${ZSTD_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${ZSTD_INCLUDE_DIR})
# Debian's libsquish.pc names a folder that does not exist, so it is found by hand.
find_path(SQUISH_INCLUDE_DIR squish.h REQUIRED)
find_library(SQUISH_LIBRARY squish REQUIRED)
add_library(squish::squish UNKNOWN IMPORTED)
set_target_properties(squish::squish PROPERTIES
  IMPORTED_LOCATION ${SQUISH_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${SQUISH_INCLUDE_DIR})
# Neither package has a CMake file everywhere.
find_path(WEBP_INCLUDE_DIR webp/mux.h REQUIRED)
find_library(WEBP_LIBRARY webp REQUIRED)
find_library(WEBPMUX_LIBRARY webpmux REQUIRED)
add_library(webp::mux UNKNOWN IMPORTED)
set_target_properties(webp::mux PROPERTIES
  IMPORTED_LOCATION ${WEBPMUX_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${WEBP_INCLUDE_DIR}
  INTERFACE_LINK_LIBRARIES ${WEBP_LIBRARY})
# Debian's assimp-config asks for packages that it does not depend on, so Assimp is found by hand, too.
find_path(ASSIMP_INCLUDE_DIR assimp/Exporter.hpp REQUIRED)
find_library(ASSIMP_LIBRARY assimp REQUIRED)
add_library(assimp::library UNKNOWN IMPORTED)
set_target_properties(assimp::library PROPERTIES
  IMPORTED_LOCATION ${ASSIMP_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${ASSIMP_INCLUDE_DIR})
# Embree 4 on Debian 13, 3 on Debian 12, and none on machines other than amd64.
if(VITRINE_EMBREE)
  find_package(embree 4 QUIET)
  if(NOT embree_FOUND)
    find_package(embree 3.13 QUIET)
  endif()
endif()
if(VITRINE_BUILD_GUI)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets DBus Svg Network 3DCore 3DRender OpenGL LinguistTools)
endif()
if(VITRINE_BUILD_TESTS)
  find_package(GTest REQUIRED)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
endif()
if(VITRINE_BUILD_BENCH)
  find_package(benchmark REQUIRED)
endif()
