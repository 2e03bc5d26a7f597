#pragma once

#include "core/formats/x3/records/Body.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace vitrine::formats::x3 {

/// Keeps what exporters and compilers leave in comments, and the game does not read: who exported a file, names of
/// parts, collision boxes and the raw numbers of parts.
class CommentMiner {
public:
  /// Takes a comment, as TextLexer::CommentListener. A comment that was heard is not heard again.
  void hear(std::string_view comment, std::size_t offset);

  /// "# …", the first.
  const QString& info() const { return m_info; }

  /// The last name that was not yet taken; empty: there is none.
  QString takePartName() { return std::exchange(m_partName, {}); }
  std::optional<PartBox> takePartBox() { return std::exchange(m_partBox, std::nullopt); }

  /// Boxes since the last call. What their numbers mean is nowhere described: seven are taken for a radius, a centre
  /// and half a size, six for two corners or else for centre and half-size; small ones for fractions of `largest`, the
  /// greatest coordinate of the record they stand in. `base`: where the text lies.
  std::vector<CollisionBox> takeBoxes(float largest, const ByteRange& base);

private:
  struct RawBox {
    std::vector<double> numbers;
    std::size_t offset;
    std::size_t size;
  };

  void hearBlock(std::string_view block, std::size_t offset);
  static QString partNameFrom(std::string_view comment);

  QString m_info;
  QString m_partName;
  std::optional<PartBox> m_partBox;
  std::vector<RawBox> m_boxes;
  std::size_t m_heardUpTo = 0;
};

} // namespace vitrine::formats::x3
