#include "core/formats/x3/text/RowDecoders.h"

#include "core/formats/x3/text/CellReader.h"
#include "core/formats/x3/text/FrameReader.h"
#include "core/formats/x3/text/MaterialReader.h"
#include "core/formats/x3/text/TextLayouts.h"

namespace vitrine::formats::x3 {
namespace {

using structure::Value;
using Cells = Result<std::vector<structure::PlacedCell>>;

Value latin1(std::string_view text) {
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

Cells pointRow(std::uint64_t, const Bytes& record) {
  CellReader reader(record, pointLayout()->fields.size());
  for (std::size_t column = 0; column < 3; ++column) {
    reader.numbers(column, 1);
  }
  return reader.finish();
}

/// The corners and the marker behind them; returns how many and what follows them.
std::pair<std::size_t, std::uint32_t> readCorners(CellReader& reader) {
  std::vector<std::int64_t> corners;
  std::size_t start = 0;
  std::size_t end = 0;
  TextLexer& lexer = reader.lexer();
  for (;;) {
    const std::int64_t number = lexer.integer();
    if (number < 0 || !lexer.ok()) {
      const std::size_t count = corners.size();
      reader.place(FaceColumn::Marker, number);
      reader.place(FaceColumn::Flags, -number);
      reader.set(static_cast<std::size_t>(FaceColumn::Vertices), std::move(corners), start, end);
      return {count, static_cast<std::uint32_t>(-number)};
    }
    start = corners.empty() ? lexer.valueStart() : start;
    end = lexer.valueEnd();
    corners.push_back(number);
  }
}

Cells faceRow(std::uint64_t, const Bytes& record) {
  CellReader reader(record, 7);
  reader.integer(FaceColumn::Material);
  const auto [corners, bits] = readCorners(reader);
  if ((bits & 16) != 0) {
    reader.integer(FaceColumn::Smoothing);
  }
  reader.numbers(FaceColumn::Uv, (bits & 8) != 0 ? 2 * corners : 0);
  reader.numbers(FaceColumn::Uv2, (bits & 128) != 0 ? 2 * corners : 0);
  return reader.finish();
}

/// Numbers from here to the '}'.
std::size_t numbersInFrame(TextLexer& lexer) {
  return lookingAhead(lexer, [&lexer] {
    std::size_t count = 0;
    for (char next = lexer.peek(); next != '}' && next != 0 && lexer.ok(); next = lexer.peek()) {
      lexer.number();
      ++count;
    }
    return count;
  });
}

Cells frameRow(std::uint64_t, const Bytes& record) {
  CellReader reader(record, frameLayout()->fields.size());
  TextLexer& lexer = reader.lexer();
  lexer.take('{');
  const auto flags = static_cast<std::uint32_t>(reader.integer(FrameColumn::Flags));
  const auto shape = shapeOf(flags, numbersInFrame(lexer));
  if (!shape) {
    lexer.surprise("as many numbers as the flags of the frame want");
    return reader.finish();
  }
  constexpr std::size_t kRotation = static_cast<std::size_t>(FrameField::Rotation);
  for (std::size_t field = 0; field < kFrameFieldCount; ++field) {
    const std::size_t column = field + 1 + (field > kRotation ? 1 : 0); // of two columns
    if (field == kRotation) {
      reader.numbers(FrameColumn::Turn, (*shape)[field] / 4);
      reader.numbers(FrameColumn::Axis, (*shape)[field] / 4 * 3);
    } else {
      reader.numbers(column, (*shape)[field]);
    }
  }
  reader.numbers(FrameColumn::Length, 1);
  reader.numbers(FrameColumn::Next, 1);
  return reader.finish();
}

Cells noteRow(std::uint64_t, const Bytes& record) {
  CellReader reader(record, 2);
  reader.integer(0);
  reader.text(1);
  return reader.finish();
}

void readEffect(CellReader& reader) {
  reader.integer(MaterialColumn::Technique);
  reader.text(MaterialColumn::Effect);
  reader.integer(MaterialColumn::Parameters);
}

void readClassic(CellReader& reader, MaterialForm form) {
  reader.text(MaterialColumn::Texture);
  for (const MaterialColumn column : {MaterialColumn::Ambient, MaterialColumn::Diffuse, MaterialColumn::Specular}) {
    reader.numbers(column, 3);
  }
  if (form == MaterialForm::Colors) {
    return;
  }
  for (auto i = static_cast<std::size_t>(MaterialColumn::Transparency);
       i <= static_cast<std::size_t>(MaterialColumn::TextureValue); ++i) {
    reader.integer(i);
  }
  for (std::size_t map = 0; map < mapCount(form); ++map) {
    const std::size_t column = static_cast<std::size_t>(MaterialColumn::FirstMap) + 2 * map;
    reader.text(column);
    reader.integer(column + 1);
  }
}

Cells materialRow(std::uint64_t, const Bytes& record) {
  CellReader reader(record, materialLayout()->fields.size());
  TextLexer& lexer = reader.lexer();
  lexer.peek();
  const MaterialForm form = materialForm(lexer);
  const std::size_t start = lexer.offset();
  const std::string_view tag = lexer.word();
  reader.set(static_cast<std::size_t>(MaterialColumn::Tag), latin1(tag.substr(0, tag.find(':'))), start,
             start + tag.size());
  reader.integer(MaterialColumn::Index);
  if (tag == "MATERIAL6:" && form != MaterialForm::Third) {
    reader.integer(MaterialColumn::Flags);
  }
  if (form == MaterialForm::Effect) {
    readEffect(reader);
  } else {
    readClassic(reader, form);
  }
  return reader.finish();
}

/// A value up to the end of the record, whatever its type is: text, one number or a list of them.
Cells parameterRow(std::uint64_t, const Bytes& record) {
  CellReader reader(record, 3);
  TextLexer& lexer = reader.lexer();
  reader.text(0);
  const QString type = lexer.text();
  reader.place(1, type);
  std::size_t count = 0;
  for (int i = 0; i < static_cast<int>(EffectValue::Type::String); ++i) {
    if (type.compare(QLatin1StringView(typeName(static_cast<EffectValue::Type>(i))), Qt::CaseInsensitive) == 0) {
      count = numberCount(static_cast<EffectValue::Type>(i));
    }
  }
  if (count == 0 || lexer.atWord()) {
    reader.text(2);
  } else {
    reader.numbers(2, count);
  }
  return reader.finish();
}

void readCockpit(CellReader& reader) {
  constexpr std::int64_t kFirstJet = 0x1000;
  const std::int64_t cockpit = reader.integer(PathColumn::Cockpit);
  if (cockpit >= kFirstJet) {
    reader.place(PathColumn::Jet, cockpit);
  }
}

/// A statement of a path; false: what follows is no longer in the table.
bool readStatement(CellReader& reader, QString& letters) {
  TextLexer& lexer = reader.lexer();
  const std::string_view word = lexer.word();
  if (word == "P") {
    reader.integer(PathColumn::Id);
  } else if (word == "B") {
    reader.text(PathColumn::Body);
  } else if (word == "F") {
    reader.integer(PathColumn::Parent);
  } else if (word == "C") {
    readCockpit(reader);
  } else if (word == "N") {
    reader.text(PathColumn::Name);
  } else if (word == "T" || word == "L") {
    return false;
  } else if (word.find_first_not_of("bcldju") == word.npos) {
    lexer.take(';');
    letters += QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
  } else {
    lexer.skipStatement();
  }
  return true;
}

Cells pathRow(std::uint64_t, const Bytes& record, const PathCounts& counts) {
  CellReader reader(record, 9);
  TextLexer& lexer = reader.lexer();
  QString letters;
  while (lexer.atWord() && readStatement(reader, letters)) {
    // A value that is none or lacks its ';' does not hide the others.
    if (const auto surprise = lexer.recover(); surprise && !surprise->endMissing) {
      lexer.skipStatement();
    }
  }
  reader.tell(PathColumn::Flags, letters);
  reader.tell(PathColumn::Notes, structure::integer(counts.notes));
  reader.tell(PathColumn::Frames, structure::integer(counts.frames));
  return reader.finish();
}

} // namespace

structure::CellDecoder pointCells() {
  return pointRow;
}

structure::CellDecoder faceCells() {
  return faceRow;
}

structure::CellDecoder frameCells() {
  return frameRow;
}

structure::CellDecoder noteCells() {
  return noteRow;
}

structure::CellDecoder materialCells() {
  return materialRow;
}

structure::CellDecoder parameterCells() {
  return parameterRow;
}

structure::CellDecoder pathCells(std::vector<PathCounts> counts) {
  return [counts = std::make_shared<const std::vector<PathCounts>>(std::move(counts))](
             std::uint64_t index, const Bytes& record) { return pathRow(index, record, (*counts)[index]); };
}

} // namespace vitrine::formats::x3
