#pragma once

#include "render/batching/DrawList.h"
#include "render/batching/LightmapPages.h"

#include <map>

namespace vitrine::render {

/// A scene as it is shown now, with what a renderer has not uploaded yet.
class ShownScene {
public:
  /// `shown` is of the prepared scene.
  ShownScene(RenderScenePtr prepared, session::Snapshot shown);

  DrawList& list() { return m_list; }
  const DrawList& list() const { return m_list; }
  /// Lightmaps under the style weights of the state.
  const LightmapPages& light() const { return m_light; }

  /// DrawList::show. Returns the parts of the lightmaps that have changed. `bumped`: whether bumped lightmaps have
  /// been uploaded.
  LightmapPages::Updates show(const session::Snapshot& snapshot, LightmapPages::Bumped bumped);

  /// Changes by draw call that have not been uploaded, `more` deferred draw calls among them.
  std::map<std::size_t, DrawList::Changes>& pendingChanges(std::size_t more = 0);

private:
  DrawList m_list;
  LightmapPages m_light;
  std::map<std::size_t, DrawList::Changes> m_pending;
};

/// Orders the triangles of translucent draw calls from far to near as seen from `eye`.
void sortTranslucent(DrawList& list, const QVector3D& eye);

} // namespace vitrine::render
