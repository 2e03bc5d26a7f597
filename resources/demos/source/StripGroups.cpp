#include "resources/demos/source/StripGroups.h"

#include <algorithm>
#include <map>

namespace vitrine::demos {

std::vector<StripGroup> stripGroups(const PropMesh& mesh, int lod, int count) {
  const std::vector<PropTriangle>& triangles = mesh.triangles[lod];
  std::vector<StripGroup> groups;
  const std::size_t share = std::max<std::size_t>(1, (triangles.size() + count - 1) / count);
  for (std::size_t from = 0; from < triangles.size(); from += share) {
    StripGroup& group = groups.emplace_back();
    std::map<int, int> places;
    for (std::size_t i = from; i < std::min(from + share, triangles.size()); ++i)
      for (const int corner : {triangles[i][0], triangles[i][2], triangles[i][1]}) {
        const auto [place, isNew] = places.emplace(corner, static_cast<int>(group.vertices.size()));
        if (isNew)
          group.vertices.push_back(corner);
        group.indices.push_back(place->second);
      }
  }
  return groups;
}

} // namespace vitrine::demos
