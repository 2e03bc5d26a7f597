#pragma once

#include <QString>
#include <QVector3D>

#include <vector>

namespace vitrine::render {

/// A line of text over the picture, above a point of world space.
struct OverlayNote {
  QString text;
  QVector3D anchor; ///< what the middle of the text's lower edge stands on

  bool operator==(const OverlayNote&) const = default;
};

using OverlayNotes = std::vector<OverlayNote>;

/// Largest number of notes that are drawn; further ones are left out.
inline constexpr std::size_t kMaxNotes = 128;

} // namespace vitrine::render
