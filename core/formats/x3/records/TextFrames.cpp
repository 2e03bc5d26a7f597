#include "core/formats/x3/records/TextFrames.h"

#include "core/base/Translate.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace vitrine::formats::x3 {
namespace {

using namespace frame_flags;
using namespace structure::fields;

constexpr auto kFrameFlags = std::to_array<structure::FlagName>({{kLinear, "LINEAR"},
                                                                 {kRotation, "ROT"},
                                                                 {kTarget, "TARGETPOS"},
                                                                 {kSamePosition, "SAMEPOS"},
                                                                 {kSameRotation, "SAMEROT"},
                                                                 {kSameTarget, "SAMETARGET"},
                                                                 {kBezier, "BEZIER"},
                                                                 {kSameScale, "SAMESCALE"},
                                                                 {kColor, "COLOR"},
                                                                 {kSameColor, "SAMECOLOR"},
                                                                 {kFov, "FOV"},
                                                                 {kSameFov, "SAMEFOV"},
                                                                 {kAbsoluteRotation, "ABSROT"},
                                                                 {kPositionTcb, "POS_TCB"},
                                                                 {kRotationTcb, "ROT_TCB"},
                                                                 {kPositionBezier, "POS_BEZIER"},
                                                                 {kTargetTcb, "TARGET_TCB"},
                                                                 {kFakeRotationTcb, "FAKE_ROT_TCB"}});

constexpr structure::FieldSpec tcb(const char* name, std::uint32_t flag) {
  return f32(name, QT_TRANSLATE_NOOP("formats", "tension, continuity, bias (-1 to 1); ease from, ease to (0 to 1)"), 5)
      .onlyWith("flags", flag);
}

/// Numbers behind the flags in their order, which tell the fields of each frame. Of Bezier data nobody knows how much
/// there is.
constexpr auto kTextFrame = structure::layout(
    "frame", structure::kVaryingSize,
    u32("flags", QT_TRANSLATE_NOOP("formats", "the fields that follow and their meaning")).flags(kFrameFlags),
    i32("position", QT_TRANSLATE_NOOP("formats", "right, up, forward; 500 units are a metre"), 3)
        .onlyWhere("flags", kSamePosition, 0),
    tcb("positionTcb", kPositionTcb),
    f32("positionBezier", QT_TRANSLATE_NOOP("formats", "data of a Bezier curve, of unknown meaning"))
        .onlyWith("flags", kPositionBezier),
    structure::group(
        f32("turn",
            QT_TRANSLATE_NOOP(
                "formats", "fraction of a full circle, about the axis; relative to the previous frame unless ABSROT")),
        f32("axis", QT_TRANSLATE_NOOP("formats", "of any length"), 3))
        .onlyWhere("flags", kRotation | kSameRotation, kRotation),
    tcb("rotationTcb", kRotationTcb),
    i32("target", QT_TRANSLATE_NOOP("formats", "the point that a camera looks at"), 3)
        .onlyWhere("flags", kTarget | kSameTarget, kTarget),
    f32("roll", QT_TRANSLATE_NOOP("formats", "about the line of sight"))
        .onlyWhere("flags", kTarget | kSameRotation, kTarget),
    tcb("targetTcb", kTargetTcb),
    f32("fov", QT_TRANSLATE_NOOP("formats", "horizontal field of view in radians"))
        .onlyWhere("flags", kFov | kSameFov, kFov),
    f32("color", QT_TRANSLATE_NOOP("formats", "red, green, blue; 1 is the maximum"), 3)
        .onlyWhere("flags", kColor | kSameColor, kColor),
    i32("length", QT_TRANSLATE_NOOP("formats", "milliseconds to the next frame; -1 at the last")),
    i32("next", QT_TRANSLATE_NOOP("formats", "next frame; -1 or 1 at the last")));

/// More than any frame has.
constexpr std::size_t kMostNumbers = 256;

/// Count of numbers of each field; none of the flags.
using FrameShape = std::array<std::size_t, kTextFrame.fields.size()>;

std::size_t shapeNumberCount(const FrameShape& shape) {
  return std::accumulate(shape.begin(), shape.end(), std::size_t{0});
}

/// Shape of a frame with these flags, without Bezier data.
FrameShape shapeOf(std::uint32_t flags) {
  FrameShape shape{};
  for (std::size_t field = kTextFrame["position"]; field < shape.size(); ++field) {
    const structure::Field::Presence& presence = kTextFrame.fields[field].presence;
    shape[field] = (flags & presence.mask) == presence.wanted ? kTextFrame.fields[field].count : 0;
  }
  shape[kTextFrame["positionBezier"]] = 0;
  return shape;
}

/// Shape of a frame with so many `numbers` behind its flags. What is left beside the other fields is Bezier data where
/// the flags say that there are such; else there is something wrong (nullopt).
std::optional<FrameShape> shapeOf(std::uint32_t flags, std::size_t numbers) {
  FrameShape shape = shapeOf(flags);
  const std::size_t needed = shapeNumberCount(shape);
  if (numbers < needed || (numbers > needed && (flags & kPositionBezier) == 0)) {
    return std::nullopt;
  }
  shape[kTextFrame["positionBezier"]] = numbers - needed;
  return shape;
}

void setField(float& field, std::span<const double> numbers) {
  field = static_cast<float>(numbers[0]);
}

void setField(std::int32_t& field, std::span<const double> numbers) {
  constexpr double kLeast = std::numeric_limits<std::int32_t>::min();
  constexpr double kMost = std::numeric_limits<std::int32_t>::max();
  field = static_cast<std::int32_t>(std::clamp(numbers[0], kLeast, kMost));
}

void setField(QVector3D& field, std::span<const double> numbers) {
  field = {static_cast<float>(numbers[0]), static_cast<float>(numbers[1]), static_cast<float>(numbers[2])};
}

void setField(Tcb& field, std::span<const double> numbers) {
  float* const parts[] = {&field.tension, &field.continuity, &field.bias, &field.easeFrom, &field.easeTo};
  for (std::size_t i = 0; i < std::size(parts); ++i) {
    setField(*parts[i], numbers.subspan(i));
  }
}

Frame frameFrom(std::uint32_t flags, const FrameShape& shape, std::span<const double> numbers, const Frame* before) {
  Frame frame = before ? *before : Frame();
  frame.flags = flags;
  frame.positionTcb = frame.rotationTcb = frame.targetTcb = {};
  frame.turn = 0;
  frame.axis = {};
  // In the order of the layout.
  const auto set = [&](std::size_t field, auto& value) {
    if (shape[field] > 0) {
      setField(value, numbers);
      numbers = numbers.subspan(shape[field]);
    }
  };
  set(kTextFrame["position"], frame.position);
  set(kTextFrame["positionTcb"], frame.positionTcb);
  numbers = numbers.subspan(shape[kTextFrame["positionBezier"]]);
  set(kTextFrame["turn"], frame.turn);
  set(kTextFrame["axis"], frame.axis);
  set(kTextFrame["rotationTcb"], frame.rotationTcb);
  set(kTextFrame["target"], frame.target);
  set(kTextFrame["roll"], frame.roll);
  set(kTextFrame["targetTcb"], frame.targetTcb);
  set(kTextFrame["fov"], frame.fov);
  set(kTextFrame["color"], frame.color);
  set(kTextFrame["length"], frame.length);
  set(kTextFrame["next"], frame.next);
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

void frameRow(TextRecord& row, std::uint64_t) {
  TextLexer& lexer = row.lexer();
  lexer.take('{');
  const auto flags = static_cast<std::uint32_t>(row.integer(kTextFrame["flags"]));
  if (const auto shape = shapeOf(flags, numbersInFrame(lexer))) {
    for (std::size_t field = kTextFrame["position"]; field < shape->size(); ++field) {
      row.numbers(field, (*shape)[field]);
    }
  }
}

} // namespace

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
      base::translate("formats", "expected %1 numbers after the flags 0x%2 of a frame, found %3; the frame is left out")
          .arg(QString::number(shapeNumberCount(shapeOf(flags))), flagText, QString::number(m_numbers.size())),
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
  return textTable(kTextFrame, frameRow);
}

} // namespace vitrine::formats::x3
