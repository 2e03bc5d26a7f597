#pragma once

#include "app/cli/RenderArguments.h"
#include "core/document/Document.h"

#include <vector>

namespace vitrine::cli {

/// One picture of those that a request asks for.
struct Shot {
  QString name; ///< of the view; empty where there is only one
  RenderRequest request;
  std::optional<viewing::CameraRig> camera; ///< viewpoint, whatever the request says
};

/// The pictures that a request asks for, of what it shows. NotFound: the file has no such views; LimitReached: they
/// would be too large. `caster`: of the scene that is shown.
Result<std::vector<Shot>> shotsFor(const RenderRequest& request, const session::Snapshot& shown,
                                   session::SharedCaster& caster);

} // namespace vitrine::cli
