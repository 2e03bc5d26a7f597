#pragma once

#include "core/viewing/ViewAngles.h"

#include <QString>
#include <QVector3D>

#include <optional>

namespace vitrine::viewing {

/// Position and view angles, as people write them and as games print them. In the file's own coordinates.
struct Viewpoint {
  std::optional<QVector3D> at;
  std::optional<ViewAngles> look;
  bool feet = false; ///< `at` is where the feet stand, not the eye

  bool operator==(const Viewpoint&) const = default;
};

/// Understands "x y z", "x, y, z" and what Source's consoles print and take: "setpos x y z; setang pitch yaw roll",
/// each of the two by itself too, in any spacing and case. `getpos` prints the place of the eye, and so `setpos` is
/// taken; `getpos_exact` prints that of the feet, and so are `setpos_exact` and `setang_exact`. nullopt: it is none of
/// these.
std::optional<Viewpoint> parseSetpos(const QString& text);

/// Text as `getpos` prints it: "setpos x y z;setang pitch yaw roll", six places each.
QString setposText(const QVector3D& eye, const ViewAngles& look);

} // namespace vitrine::viewing
