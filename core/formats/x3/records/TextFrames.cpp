#include "core/formats/x3/records/TextFrames.h"

#include "core/base/Translate.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace vitrine::formats::x3 {
namespace {

using namespace frame_flags;
using namespace structure::fields;

constexpr auto kFrameFlags = std::to_array<structure::FlagName>({{frame_flags::kLinear, "LINEAR"},
                                                                 {frame_flags::kRotation, "ROT"},
                                                                 {frame_flags::kTarget, "TARGETPOS"},
                                                                 {frame_flags::kSamePosition, "SAMEPOS"},
                                                                 {frame_flags::kSameRotation, "SAMEROT"},
                                                                 {frame_flags::kSameTarget, "SAMETARGET"},
                                                                 {frame_flags::kBezier, "BEZIER"},
                                                                 {frame_flags::kSameScale, "SAMESCALE"},
                                                                 {frame_flags::kColor, "COLOR"},
                                                                 {frame_flags::kSameColor, "SAMECOLOR"},
                                                                 {frame_flags::kFov, "FOV"},
                                                                 {frame_flags::kSameFov, "SAMEFOV"},
                                                                 {frame_flags::kAbsoluteRotation, "ABSROT"},
                                                                 {frame_flags::kPositionTcb, "POS_TCB"},
                                                                 {frame_flags::kRotationTcb, "ROT_TCB"},
                                                                 {frame_flags::kPositionBezier, "POS_BEZIER"},
                                                                 {frame_flags::kTargetTcb, "TARGET_TCB"},
                                                                 {frame_flags::kFakeRotationTcb, "FAKE_ROT_TCB"}});

constexpr structure::FieldSpec tcb(const char* name) {
  return f32(name, QT_TRANSLATE_NOOP("formats", "tension, continuity, bias (-1 to 1); ease from, ease to (0 to 1)"), 5);
}

constexpr auto kTextFrame = structure::layout(
    "frame", structure::kVaryingSize,
    u32("flags", QT_TRANSLATE_NOOP("formats", "which fields follow, and how they are meant"))
        .flags(kFrameFlags)
        .varying(),
    i32("position", QT_TRANSLATE_NOOP("formats", "to the right, up, forward; 500 are a metre"), 3), tcb("positionTcb"),
    f32("positionBezier", QT_TRANSLATE_NOOP("formats", "data of a Bezier curve, of unknown meaning")),
    f32("turn", QT_TRANSLATE_NOOP("formats", "of a full circle, about the axis; from the frame before unless ABSROT")),
    f32("axis", QT_TRANSLATE_NOOP("formats", "of any length"), 3), tcb("rotationTcb"),
    i32("target", QT_TRANSLATE_NOOP("formats", "the point that a camera looks at"), 3),
    f32("roll", QT_TRANSLATE_NOOP("formats", "about the line of sight")), tcb("targetTcb"),
    f32("fov", QT_TRANSLATE_NOOP("formats", "horizontal field of view in radians")),
    f32("color", QT_TRANSLATE_NOOP("formats", "red, green, blue; 1 is full"), 3),
    i32("length", QT_TRANSLATE_NOOP("formats", "milliseconds to the next frame; -1 at the last")),
    i32("next", QT_TRANSLATE_NOOP("formats", "the frame that comes next; -1 or 1 at the last")));

/// More than any frame has; of Bezier data nobody knows how much there is.
constexpr std::size_t kMostNumbers = 256;
constexpr std::size_t kTrailing = 2;

std::size_t numbersIn(const FrameShape& shape) {
  return std::accumulate(shape.begin(), shape.end(), kTrailing);
}

/// Takes numbers one after another.
class Numbers {
public:
  explicit Numbers(std::span<const double> numbers) : m_numbers(numbers) {}

  float one() { return static_cast<float>(m_numbers[m_next++]); }
  QVector3D vector() {
    const float x = one();
    const float y = one();
    return {x, y, one()};
  }
  Tcb tcb() {
    Tcb tcb;
    for (float* value : {&tcb.tension, &tcb.continuity, &tcb.bias, &tcb.easeFrom, &tcb.easeTo}) {
      *value = one();
    }
    return tcb;
  }
  void skip(std::size_t count) { m_next += count; }
  std::int32_t whole() {
    constexpr double kLeast = std::numeric_limits<std::int32_t>::min();
    constexpr double kMost = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::int32_t>(std::clamp(m_numbers[m_next++], kLeast, kMost));
  }

private:
  std::span<const double> m_numbers;
  std::size_t m_next = 0;
};

Frame frameFrom(std::uint32_t flags, const FrameShape& shape, std::span<const double> all, const Frame* before) {
  Frame frame = before ? *before : Frame();
  frame.flags = flags;
  frame.positionTcb = frame.rotationTcb = frame.targetTcb = {};
  frame.turn = 0;
  frame.axis = {};
  Numbers numbers(all);
  const auto has = [&](FrameField field) { return shape[static_cast<std::size_t>(field)] > 0; };
  if (has(FrameField::Position)) {
    frame.position = numbers.vector();
  }
  if (has(FrameField::PositionTcb)) {
    frame.positionTcb = numbers.tcb();
  }
  numbers.skip(shape[static_cast<std::size_t>(FrameField::PositionBezier)]);
  if (has(FrameField::Rotation)) {
    frame.turn = numbers.one();
    frame.axis = numbers.vector();
  }
  if (has(FrameField::RotationTcb)) {
    frame.rotationTcb = numbers.tcb();
  }
  if (has(FrameField::Target)) {
    frame.target = numbers.vector();
  }
  if (has(FrameField::Roll)) {
    frame.roll = numbers.one();
  }
  if (has(FrameField::TargetTcb)) {
    frame.targetTcb = numbers.tcb();
  }
  if (has(FrameField::Fov)) {
    frame.fov = numbers.one();
  }
  if (has(FrameField::Color)) {
    frame.color = numbers.vector();
  }
  frame.length = numbers.whole();
  frame.next = numbers.whole();
  return frame;
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

TextRow frameRow(std::uint64_t, const Bytes& record) {
  CellReader reader(record, kTextFrame.fields.size());
  TextLexer& lexer = reader.lexer();
  lexer.take('{');
  const auto flags = static_cast<std::uint32_t>(reader.integer(kTextFrame["flags"]));
  const auto shape = shapeOf(flags, numbersInFrame(lexer));
  if (!shape) {
    lexer.surprise(QT_TRANSLATE_NOOP("formats", "as many numbers as the flags of the frame want"));
    return reader.finish();
  }
  constexpr std::size_t kRotation = static_cast<std::size_t>(FrameField::Rotation);
  for (std::size_t field = 0; field < kFrameFieldCount; ++field) {
    const std::size_t column = field + 1 + (field > kRotation ? 1 : 0); // of two columns
    if (field == kRotation) {
      reader.numbers(kTextFrame["turn"], (*shape)[field] / 4);
      reader.numbers(kTextFrame["axis"], (*shape)[field] / 4 * 3);
    } else {
      reader.numbers(column, (*shape)[field]);
    }
  }
  reader.numbers(kTextFrame["length"], 1);
  reader.numbers(kTextFrame["next"], 1);
  return reader.finish();
}

} // namespace

FrameShape shapeOf(std::uint32_t flags) {
  const auto has = [flags](std::uint32_t flag) { return (flags & flag) != 0; };
  const auto count = [](bool isThere, std::size_t size) { return isThere ? size : 0; };
  return {count(!has(kSamePosition), 3),
          count(has(kPositionTcb), 5),
          0,
          count(has(kRotation) && !has(kSameRotation), 4),
          count(has(kRotationTcb), 5),
          count(has(kTarget) && !has(kSameTarget), 3),
          count(has(kTarget) && !has(kSameRotation), 1),
          count(has(kTargetTcb), 5),
          count(has(kFov) && !has(kSameFov), 1),
          count(has(kColor) && !has(kSameColor), 3)};
}

std::optional<FrameShape> shapeOf(std::uint32_t flags, std::size_t numbers) {
  FrameShape shape = shapeOf(flags);
  const std::size_t needed = numbersIn(shape);
  if (numbers < needed || (numbers > needed && (flags & kPositionBezier) == 0)) {
    return std::nullopt;
  }
  shape[static_cast<std::size_t>(FrameField::PositionBezier)] = numbers - needed;
  return shape;
}

std::optional<Frame> FrameReader::read(const Frame* before) {
  m_lexer.peek();
  const std::size_t start = m_lexer.offset();
  m_lexer.take('{');
  const auto flags = static_cast<std::uint32_t>(m_lexer.integer());
  readNumbers();
  if (m_reading.tellSurprise()) {
    skip();
    return std::nullopt;
  }
  const auto shape = shapeOf(flags, m_numbers.size());
  if (!shape) {
    tellWrongCount(flags, start);
    return std::nullopt;
  }
  return frameFrom(flags, *shape, m_numbers, before);
}

void FrameReader::readNumbers() {
  m_numbers.clear();
  for (char next = m_lexer.peek(); next != '}' && next != 0 && m_lexer.ok(); next = m_lexer.peek()) {
    if (m_numbers.size() == kMostNumbers) {
      m_lexer.surprise(QT_TRANSLATE_NOOP("formats", "the end of the frame"));
    }
    m_numbers.push_back(m_lexer.number());
  }
  if (m_lexer.ok() && !m_lexer.take('}')) {
    m_lexer.surprise(QT_TRANSLATE_NOOP("formats", "the end of the frame"));
  }
}

void FrameReader::tellWrongCount(std::uint32_t flags, std::size_t start) {
  const QString flagText = QString::number(flags, 16);
  m_reading.complaints.damage(
      base::translate("formats",
                      "expected %1 numbers behind the flags 0x%2 of a frame, found %3; the frame is left out")
          .arg(QString::number(numbersIn(shapeOf(flags))), flagText, QString::number(m_numbers.size())),
      start, m_lexer.readEnd() - start);
}

/// Behind the '}' of a damaged frame. Where that is missing, up to the next frame or path.
void FrameReader::skip() {
  for (char next = m_lexer.peek(); next != 0 && next != '{'; next = m_lexer.peek()) {
    if (m_lexer.take('}')) {
      return;
    }
    const std::size_t start = m_lexer.offset();
    const std::size_t end = m_lexer.readEnd();
    if (m_lexer.word() == "P") {
      m_lexer.moveTo(start, end);
      return;
    }
    m_lexer.skipStatement();
  }
}

TextTable textFrameTable() {
  return {kTextFrame, frameRow};
}

} // namespace vitrine::formats::x3
