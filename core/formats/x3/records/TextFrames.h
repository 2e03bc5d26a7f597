#pragma once

#include "core/formats/x3/records/SceneFile.h"
#include "core/formats/x3/records/TextReading.h"
#include "core/formats/x3/records/TextRecord.h"

namespace vitrine::formats::x3 {

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
