#pragma once

#include "app/cli/RenderArguments.h"
#include "core/document/Document.h"

#include <QSet>

#include <vector>

namespace vitrine::cli {

/// One picture of those that a request asks for.
struct Shot {
  QString name; ///< of the view; empty where there is only one
  RenderRequest request;
  std::optional<scene::Camera> camera; ///< where it is taken from, whatever the request says
};

/// The pictures that a request asks for, of a scene in this state; those of a cube are cubeShots'. NotFound: the file
/// has no such views.
Result<std::vector<Shot>> shotsFor(const RenderRequest& request, const Document& document,
                                   const state::EvaluatedState& state);

/// All six directions from where a camera stands.
std::vector<Shot> cubeShots(const RenderRequest& request, const viewing::CameraPose& pose);

/// Straight above what is shown, at the request's metres a pixel. LimitReached: the picture would be too large.
Result<viewing::CameraRig> overviewOf(const session::Snapshot& shown, RenderRequest& request);

/// What Source games want to know of a square overview; `file`: of the map. Unsupported: the file has other axes.
Result<QByteArray> overviewText(const Scene& scene, const viewing::CameraRig& camera, const QString& file);

/// Names of the pictures of one run, each of its own: {file}, {view} and {n} in `out` are filled in; where neither view
/// nor number is in it, the view is put behind.
class ShotNames {
public:
  /// `several`: what is asked for is a series, however many pictures are in it; else `out` is the name.
  ShotNames(const QString& out, const QString& input, bool several);

  QString next(const QString& view);

private:
  QString m_out;
  QString m_file;
  bool m_several;
  int m_count = 0;
  QSet<QString> m_used;
};

} // namespace vitrine::cli
