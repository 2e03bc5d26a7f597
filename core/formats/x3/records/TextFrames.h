#pragma once

#include "core/formats/x3/records/CellReader.h"
#include "core/formats/x3/records/SceneFile.h"
#include "core/formats/x3/records/TextReading.h"

#include <array>

namespace vitrine::formats::x3 {

/// The fields of a frame, in the order in which they stand between its flags and its length.
enum class FrameField {
  Position,
  PositionTcb,
  PositionBezier,
  Rotation,
  RotationTcb,
  Target,
  Roll,
  TargetTcb,
  Fov,
  Color
};
inline constexpr std::size_t kFrameFieldCount = 10;

/// Count of numbers of each field of a frame with these flags; none of PositionBezier, whose count is unknown.
using FrameShape = std::array<std::size_t, kFrameFieldCount>;
FrameShape shapeOf(std::uint32_t flags);

/// Shape of a frame with so many `numbers` behind its flags. What is left beside the fields, length and next is
/// Bezier data where the flags say that there are such; else there is something wrong (nullopt).
std::optional<FrameShape> shapeOf(std::uint32_t flags, std::size_t numbers);

/// Reads frames of a path. Throws only base::Cancelled.
class FrameReader {
public:
  explicit FrameReader(TextReading& reading) : m_reading(reading), m_lexer(reading.lexer) {}

  /// The frame from the brace that opens here to the one that closes it; `before` lends what the frame leaves out. A
  /// damaged one is told and gives nullopt; the lexer is then where reading can go on.
  std::optional<Frame> read(const Frame* before);

private:
  void readNumbers();
  void tellWrongCount(std::uint32_t flags, std::size_t start);
  void skip();

  TextReading& m_reading;
  TextLexer& m_lexer;
  std::vector<double> m_numbers; ///< of one frame, kept from frame to frame
};

TextTable textFrameTable();

} // namespace vitrine::formats::x3
