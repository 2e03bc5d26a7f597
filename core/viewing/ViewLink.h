#pragma once

#include "core/base/Result.h"
#include "core/viewing/ViewAngles.h"

#include <QString>
#include <QVector3D>

#include <map>
#include <optional>

namespace vitrine::viewing {

/// A view as text that can be pasted, mailed and given to --view:
/// vitrine:view?at=X,Y,Z&look=YAW,PITCH&fov=DEG&ortho=HEIGHT&mode=lit&set=layer.sky:1&animation=0&time=1.5&file=/maps/a%20b.bsp
/// The link speaks the file's own coordinates. A setting that it leaves out stays as it is.
struct ViewLink {
  std::optional<QVector3D> at; ///< file coordinates
  std::optional<ViewAngles> look;
  std::optional<float> fov; ///< vertical, degrees
  /// Without perspective, so many units from bottom to top; none: in perspective.
  std::optional<float> orthographicHeight;
  QString mode; ///< a shading mode's id
  std::map<QString, double> controls;
  std::optional<int> animation;
  std::optional<double> time;
  QString file; ///< absolute path on this computer, may lead through an archive; empty: of whatever is shown

  QString toText() const;
  /// Error: not a view link, a number that is none, a file that is not of this computer, or a part nobody knows.
  static Result<ViewLink> parse(const QString& text);
  /// Text with the scheme of view links, well formed or not: no path.
  static bool isMeant(const QString& text);

  bool operator==(const ViewLink&) const = default;
};

} // namespace vitrine::viewing
