#include "core/formats/x3/records/TextBody.h"

#include "core/base/Translate.h"
#include "core/formats/x3/records/TextLevels.h"
#include "core/formats/x3/records/TextMaterials.h"

#include <limits>

namespace vitrine::formats::x3 {
namespace {

/// Far more than the game takes (100 materials), and few enough that each may have a section.
constexpr std::size_t kMostMaterials = 100'000;
constexpr std::size_t kMostRecords = 10'000;

class BodyReader {
public:
  BodyReader(TextReading& reading, bool inScene) : m_reading(reading), m_lexer(reading.lexer), m_inScene(inScene) {}

  Body read() {
    const std::size_t start = m_lexer.offset();
    for (char next = m_lexer.peek(); next != 0 && (next != '}' || !m_inScene); next = m_lexer.peek()) {
      readNext(next);
    }
    m_body.where = m_reading.complaints.rangeOf(start, m_lexer.offset() - start);
    takeBoxes(0);
    m_body.materialRecords = runOf(m_body.materials);
    return std::move(m_body);
  }

private:
  void readNext(char next) {
    if (next == '{' || next == '}') {
      m_reading.refuse(QT_TRANSLATE_NOOP("formats", "a material, or the size of a body"));
    } else if (m_lexer.atWord()) {
      readStatement();
    } else if (!m_lexer.take(';')) {
      readRecord();
    }
  }

  void readStatement() {
    if (atMaterial(m_lexer)) {
      readOneMaterial();
      return;
    }
    const std::size_t start = m_lexer.offset();
    const std::string_view word = m_lexer.word();
    if (word == "NAME:" || word == "SOUND:") {
      (word == "NAME:" ? m_body.name : m_body.sound) = m_lexer.text();
      m_reading.tellSurprise();
    } else {
      m_reading.complaints.unknownStatement(word, start);
      m_lexer.skipStatement();
    }
  }

  void readOneMaterial() {
    BodyMaterial material = readMaterial(m_reading);
    if (m_body.materials.size() < kMostMaterials) {
      m_body.materials.push_back(std::move(material));
    } else {
      m_reading.complaints.countedDamage(
          "materials", base::translate("formats", "too many materials; the rest is left out"), m_lexer.offset(), 1);
    }
  }

  void readRecord() {
    if (m_body.records.size() >= kMostRecords) {
      m_reading.complaints.damage(base::translate("formats", "too many levels of detail; the rest is not read"),
                                  m_lexer.offset(), 1);
      m_lexer.moveTo(m_lexer.size());
      return;
    }
    if (auto record = x3::readRecord(m_reading)) {
      takeBoxes(record->largest);
      m_body.records.push_back(std::move(*record));
    }
  }

  void takeBoxes(float largest) {
    const ByteRange base = m_reading.complaints.rangeOf(0, 0);
    for (const CollisionBox& box : m_reading.comments.takeBoxes(largest, base)) {
      m_reading.complaints.countedNote(
          "box",
          base::translate("formats", "a comment describes a collision box; the meaning of its numbers is a guess"),
          static_cast<std::size_t>(box.where.offset - base.offset), static_cast<std::size_t>(box.where.size));
      m_body.collisionBoxes.push_back(box);
    }
  }

  TextReading& m_reading;
  TextLexer& m_lexer;
  bool m_inScene;
  Body m_body;
};

} // namespace

Body readInlineBody(TextReading& reading) {
  return BodyReader(reading, true).read();
}

Bytes readablePart(const Bytes& text, const ByteRange& where, Diagnostics& diagnostics) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint32_t>::max();
  if (text.size() > kMost) {
    diagnostics.damage(base::translate("formats", "the text is too long; only its first %1 bytes are read").arg(kMost),
                       ByteRange{where.space, where.offset + kMost, text.size() - kMost});
  }
  return text.clippedSlice(0, kMost);
}

Body readTextBody(const Bytes& text, const ByteRange& where, const Limits& limits, Diagnostics& diagnostics,
                  base::Progress* progress) {
  const Bytes readable = readablePart(text, where, diagnostics);
  TextReading reading(readable.span(), where, limits, diagnostics, progress);
  Body body = BodyReader(reading, false).read();
  body.info = reading.comments.info();
  body.where = where;
  return body;
}

} // namespace vitrine::formats::x3
