#pragma once

#include <cstddef>
#include <vector>

namespace vitrine::render {

/// Attribute of a vertex that consists of floats.
struct FloatAttribute {
  const char* name; ///< as in resources/shaders
  unsigned components = 0;
  std::size_t offset = 0; ///< bytes from the start of the vertex
};

/// Layout of the vertices in a buffer. The first attribute is the position.
struct VertexLayout {
  std::vector<FloatAttribute> attributes;
  std::size_t stride = 0; ///< bytes from vertex to vertex
};

} // namespace vitrine::render
