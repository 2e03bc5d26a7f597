#pragma once

#include "core/bytes/Bytes.h"
#include "ui/hex/HexLayout.h"
#include "ui/hex/HexRange.h"

#include <QBrush>
#include <QPalette>
#include <QStaticText>

#include <array>
#include <optional>
#include <vector>

class QPainter;

namespace vitrine::ui {

/// The ground that a run of bytes lies on.
struct HexTint {
  HexRange range;
  QBrush ground;
};

/// Everything that a hex view shows at one moment.
struct HexPicture {
  HexLayout layout;
  std::uint64_t first = 0; ///< offset of the first visible byte
  Bytes bytes;             ///< the visible ones
  std::optional<HexRange> selection;
  std::optional<HexRange> record; ///< framed
  std::vector<HexRange> marks;    ///< fields of the record, by offset
  std::vector<HexRange> matches;  ///< of a search
  std::vector<HexRange> bookmarks;
  std::vector<HexTint> tints; ///< by offset
};

/// Paints rows of bytes. Texts are laid out once for a font.
class HexPainter {
public:
  void setFont(const QFont& font);
  void paint(QPainter& painter, const HexPicture& picture, const QPalette& palette) const;

private:
  /// Emphasis of a byte.
  enum class Emphasis { None, Tinted, Selected };

  static Emphasis emphasisOf(const HexPicture& picture, std::uint64_t offset);
  static std::vector<QRect> rectsOf(const HexPicture& picture, const HexRange& range);
  static void fill(QPainter& painter, const HexPicture& picture, const HexRange& range, const QBrush& ground);
  static void paintFrame(QPainter& painter, const HexPicture& picture, HexLayout::Area area);
  static void paintBookmark(QPainter& painter, const HexPicture& picture, const HexRange& range);
  void paintTexts(QPainter& painter, const HexPicture& picture, const QPalette& palette) const;

  std::array<QStaticText, 256> m_pairs;   ///< two digits of each byte
  std::array<QStaticText, 256> m_letters; ///< the byte as text
  QFont m_font;
};

/// Line below bytes that have a name.
QColor bookmarkColor();
/// Ground of bytes that a search has found.
QColor matchColor();

} // namespace vitrine::ui
