#pragma once

#include "core/base/Limits.h"
#include "core/base/Progress.h"
#include "core/formats/x3/file/Complaints.h"
#include "core/formats/x3/records/CommentMiner.h"

namespace vitrine::formats::x3 {

/// Context that all parts of reading a text share.
struct TextReading {
  TextLexer lexer;
  Complaints complaints;
  CommentMiner comments;
  const Limits& limits;
  base::Progress* progress;
  std::uint32_t untilStep = 0;

  TextReading(std::span<const std::byte> text, const ByteRange& where, const Limits& used, Diagnostics& diagnostics,
              base::Progress* told)
      : lexer(text), complaints(text, where, diagnostics), limits(used), progress(told) {
    lexer.listen([this](std::string_view comment, std::size_t offset) { comments.hear(comment, offset); });
  }
  TextReading(const TextReading&) = delete;
  TextReading& operator=(const TextReading&) = delete;

  /// Call once for each record.
  void step() {
    constexpr std::uint32_t kRecordsPerStep = 4096;
    if (progress && ++untilStep >= kRecordsPerStep) {
      untilStep = 0;
      progress->step(QStringLiteral("Reading text"),
                     static_cast<double>(lexer.offset()) / static_cast<double>(lexer.size()));
    }
  }

  /// Tells what the lexer met instead of what it should, and lets it go on; false: there was nothing.
  bool tellSurprise() {
    const auto surprise = lexer.recover();
    if (surprise) {
      complaints.tell(*surprise);
    }
    return surprise.has_value();
  }

  /// Reports as tellSurprise, and goes on with the next line, unless that is where only a ';' was missing.
  bool tellAndSkipLine() {
    const auto surprise = lexer.recover();
    if (surprise) {
      complaints.tell(*surprise);
      if (!surprise->endMissing || !lexer.atNewLine()) {
        lexer.skipLine();
      }
    }
    return surprise.has_value();
  }

  /// A brace or another sign that cannot stand here: told and left out.
  void refuse(const char* expected) {
    lexer.surprise(expected);
    tellSurprise();
    lexer.moveTo(lexer.offset() + 1);
  }

  ByteRange rangeFrom(std::size_t start) const { return complaints.rangeOf(start, lexer.readEnd() - start); }
};

} // namespace vitrine::formats::x3
