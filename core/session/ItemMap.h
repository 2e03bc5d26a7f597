#pragma once

#include "core/base/ItemSet.h"
#include "core/scene/Scene.h"

#include <vector>

namespace vitrine::session {

/// Map of a scene's items to the same scene with more of its models found: nodes are the same, but some show
/// other surfaces now (AssetSource::resolveModels).
class ItemMap {
public:
  ItemMap(const Scene& before, const Scene& after);

  /// Items as numbered after; all items of a node that shows something else now. Ascending, each once.
  std::vector<DrawItemIndex> of(const std::vector<DrawItemIndex>& items) const;
  ItemSet of(const ItemSet& items) const;

private:
  struct Range {
    DrawItemIndex first;
    std::size_t count = 0;
  };

  scene::ByItem<Range> m_after; ///< by item of before
};

} // namespace vitrine::session
