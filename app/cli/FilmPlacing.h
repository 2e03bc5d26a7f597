#pragma once

#include "app/cli/FilmArguments.h"
#include "app/cli/ShotPlacing.h"
#include "render/FilmPlan.h"

namespace vitrine::cli {

/// The film that is asked for. The light is measured once, where it begins; the assets get what that needs. NotFound:
/// the scene has no such state or camera.
Result<render::FilmPlan> filmOf(LoadedFile& file, const QString& path, const FilmRequest& request);

} // namespace vitrine::cli
