#pragma once

#include "core/base/Error.h"

namespace vitrine::ui {

enum class GraphicsAnswer { Quit, DrawInSoftware };

/// Tells in a dialog why there can be no window with a picture, and what to do. A user who started the program from a
/// desktop sees no standard error. `softwareTried`: the processor was to draw, and cannot either.
GraphicsAnswer askAboutGraphics(const Error& error, bool softwareTried);

/// False on platforms without a user (tests, servers), where a dialog would wait for ever.
bool canAskUser();

} // namespace vitrine::ui
