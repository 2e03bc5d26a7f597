#include "core/formats/source/mdl/records/Sequences.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/records/MdlFile.h"
#include "core/formats/source/mdl/records/RecordSections.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

using base::translate;
using namespace structure::fields;
using structure::Column;
using structure::columnOf;

constexpr std::int32_t kMostBlends = 1024;

constexpr auto kMdlEvent =
    structure::layout("event", 80, f32("cycle", QT_TRANSLATE_NOOP("formats", "time: 0 to 1")), i32("event"),
                      i32("type"), chars("options", "", 64), i32("szeventindex", kMdlFromRecord));
constexpr MdlNameField kEventName{"name", columnOf<kMdlEvent>("szeventindex")};

consteval Column sequenceField(std::string_view name) {
  return columnOf<kMdlSequence>(name);
}

/// Number of the animation in a row of blended ones that stands for a pose parameter of 0.
int cellAtZero(int cells, float start, float end) {
  if (cells < 2 || !(std::abs(end - start) > 1e-6F)) {
    return 0;
  }
  const float place = -start / (end - start) * static_cast<float>(cells - 1);
  return std::clamp(static_cast<int>(std::lround(std::clamp(place, 0.0F, static_cast<float>(cells - 1)))), 0,
                    cells - 1);
}

class SequenceReader {
public:
  explicit SequenceReader(const MdlFile& mdl)
      : m_mdl(mdl), m_reader(mdl.bytes), m_eventsLeft(mdl.bytes.size() / kMdlEvent.size) {}

  /// Throws bytes::ReadError; what is read before is in `sequence`.
  void read(MdlSequence& sequence) {
    const std::byte* record = m_mdl.bytes.data() + sequence.offset;
    sequence.name = mdlName(m_mdl.bytes, sequence.offset, {"name", sequenceField("szlabelindex")});
    sequence.activity = mdlName(m_mdl.bytes, sequence.offset, {"activity", sequenceField("szactivitynameindex")});
    sequence.flags = sequenceField("flags").as<std::uint32_t>(record);
    readBlends(record, sequence);
    readEvents(record, sequence);
  }

private:
  static std::uint64_t placeFrom(const MdlSequence& sequence, std::int64_t relative) {
    return static_cast<std::uint64_t>(std::max<std::int64_t>(static_cast<std::int64_t>(sequence.offset) + relative, 0));
  }

  void readBlends(const std::byte* record, MdlSequence& sequence) {
    constexpr Column kSize = sequenceField("groupsize");
    const std::array<std::int32_t, 2> size{kSize.integer(record), kSize.integer(record, 1)};
    if (size[0] < 1 || size[1] < 1 || size[0] > kMostBlends || size[1] > kMostBlends) {
      m_reader.seek(sequence.offset + kSize.offset());
      m_reader.fail(translate("formats", "%1 by %2 blended animations").arg(size[0]).arg(size[1]));
    }
    const auto cell = [&](std::uint32_t axis) {
      return cellAtZero(size[axis], sequenceField("paramstart").real(record, axis),
                        sequenceField("paramend").real(record, axis));
    };
    sequence.blends = static_cast<std::uint32_t>(size[0] * size[1]);
    const std::int64_t table = sequenceField("animindexindex").integer(record);
    m_reader.seek(placeFrom(sequence, table + 2 * (std::int64_t{cell(1)} * size[0] + cell(0))));
    const std::int16_t animation = m_reader.i16();
    const auto count = static_cast<std::int32_t>(m_mdl.header.table(MdlTable::Animations).count);
    sequence.animation = animation >= 0 && animation < count ? animation : -1;
  }

  void readEvents(const std::byte* record, MdlSequence& sequence) {
    const auto count = sequenceField("numevents").as<std::uint32_t>(record);
    const std::int64_t first = static_cast<std::int64_t>(sequence.offset) + sequenceField("eventindex").integer(record);
    if (count == 0 || first < 0) {
      return;
    }
    m_reader.seek(static_cast<std::uint64_t>(first));
    m_reader.require(count, kMdlEvent.size, translate("formats", "events"));
    if (count > m_eventsLeft) {
      m_reader.fail(translate("formats", "events shared by several sequences"));
    }
    m_eventsLeft -= count;
    for (std::uint32_t i = 0; i < count; ++i) {
      sequence.events.push_back(readEvent(static_cast<std::uint64_t>(first) + std::uint64_t{i} * kMdlEvent.size));
    }
  }

  MdlEvent readEvent(std::uint64_t at) const {
    const std::byte* record = m_mdl.bytes.data() + at;
    const QString options = columnOf<kMdlEvent>("options").text(record);
    const QString name = mdlName(m_mdl.bytes, at, kEventName);
    const QString event = name.isEmpty() ? QString::number(columnOf<kMdlEvent>("event").integer(record)) : name;
    return {columnOf<kMdlEvent>("cycle").real(record), options.isEmpty() ? event : event + QLatin1Char(' ') + options,
            at};
  }

  const MdlFile& m_mdl;
  ByteReader m_reader;
  std::uint64_t m_eventsLeft;
};

MdlAnimation readAnimation(const Bytes& file, std::uint64_t at) {
  const std::byte* record = file.data() + at;
  const auto atLeast0 = [record](const Column& field) {
    return static_cast<std::uint32_t>(std::max(field.integer(record), 0));
  };
  MdlAnimation animation;
  animation.offset = at;
  animation.name = mdlName(file, at, {"name", columnOf<kMdlAnimation>("sznameindex")});
  const float rate = columnOf<kMdlAnimation>("fps").real(record);
  animation.framesPerSecond = std::isfinite(rate) && rate > 0 ? rate : 0;
  animation.flags = columnOf<kMdlAnimation>("flags").as<std::uint32_t>(record);
  animation.frames = atLeast0(columnOf<kMdlAnimation>("numframes"));
  animation.block = columnOf<kMdlAnimation>("animblock").integer(record);
  animation.data = columnOf<kMdlAnimation>("animindex").integer(record);
  animation.sections = columnOf<kMdlAnimation>("sectionindex").integer(record);
  animation.sectionFrames = animation.sections == 0 ? 0 : atLeast0(columnOf<kMdlAnimation>("sectionframes"));
  return animation;
}

} // namespace

std::vector<MdlAnimation> readAnimations(const MdlFile& mdl) {
  return readRecords(mdl, MdlTable::Animations, [&](std::uint64_t at) { return readAnimation(mdl.bytes, at); });
}

std::vector<MdlSequence> readSequences(const MdlFile& mdl, Diagnostics& diagnostics) {
  SequenceReader reader(mdl);
  return readRecords(mdl, MdlTable::Sequences, [&, number = 0](std::uint64_t at) mutable {
    MdlSequence sequence;
    sequence.offset = at;
    try {
      reader.read(sequence);
    } catch (const bytes::ReadError& error) {
      diagnostics.countedDamage(QStringLiteral("mdl sequence"),
                                translate("formats", "sequence %1: %2").arg(number).arg(error.error().message),
                                ByteRange{base::kFileSpace, error.error().offset.value_or(0), 4});
    }
    ++number;
    return sequence;
  });
}

std::optional<ByteRange> animationBlock(const MdlFile& mdl, std::int32_t block) {
  const MdlSpan& span = mdl.header.table(MdlTable::AnimBlocks);
  if (block < 1 || static_cast<std::uint32_t>(block) >= span.count) {
    return std::nullopt;
  }
  const std::byte* record = mdl.bytes.data() + span.at(static_cast<std::uint32_t>(block));
  const auto start = columnOf<kMdlAnimationBlock>("datastart").as<std::uint32_t>(record);
  const auto end = columnOf<kMdlAnimationBlock>("dataend").as<std::uint32_t>(record);
  return end < start ? std::nullopt : std::optional(ByteRange{base::kFileSpace, start, end - start});
}

QString animationFile(const MdlFile& mdl) {
  return mdl.header.table(MdlTable::AnimBlocks).count == 0 ? QString() : mdlText(mdl.bytes, mdl.header.animBlockName);
}

void addEventSection(RecordSections& sections, const MdlFile& mdl, const std::vector<MdlSequence>& sequences) {
  std::vector<std::uint64_t> places;
  for (const MdlSequence& sequence : sequences) {
    if (!sequence.events.empty()) {
      addPlaces(mdl.bytes, {sequence.events.front().offset, sequence.events.size()}, kMdlEvent.size, places);
    }
  }
  sections.addNames(sections.addScattered("events", kMdlEvent, flatRows(places)), {kEventName});
}

} // namespace vitrine::formats::source
