#include "core/formats/source/mdl/MdlSequences.h"

#include "core/bytes/ByteReader.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kEventSize = 80;
constexpr std::size_t kEventOptionBytes = 64;
constexpr std::int32_t kMostBlends = 1024;

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
      : m_mdl(mdl), m_reader(mdl.bytes), m_eventsLeft(mdl.bytes.size() / kEventSize) {}

  /// Throws bytes::ReadError; what is read before is in `sequence`.
  void read(MdlSequence& sequence) {
    const std::uint64_t at = sequence.offset;
    m_reader.seek(at + 4);
    sequence.name = textAt(at);
    sequence.activity = textAt(at);
    sequence.flags = m_reader.u32();
    readBlends(sequence);
    readEvents(sequence);
  }

private:
  QString textAt(std::uint64_t record) {
    const std::int32_t place = m_reader.i32();
    return place == 0 ? QString() : mdlText(m_mdl.bytes, static_cast<std::int64_t>(record) + place);
  }

  void readBlends(MdlSequence& sequence) {
    m_reader.seek(sequence.offset + 60);
    const std::int64_t table = m_reader.i32();
    m_reader.seek(sequence.offset + 68);
    const std::array<std::int32_t, 2> size{m_reader.i32(), m_reader.i32()};
    if (size[0] < 1 || size[1] < 1 || size[0] > kMostBlends || size[1] > kMostBlends) {
      m_reader.seek(sequence.offset + 68);
      m_reader.fail(QStringLiteral("%1 by %2 blended animations").arg(size[0]).arg(size[1]));
    }
    m_reader.seek(sequence.offset + 84);
    const std::array<float, 2> start{m_reader.f32(), m_reader.f32()};
    const std::array<float, 2> end{m_reader.f32(), m_reader.f32()};
    const int x = cellAtZero(size[0], start[0], end[0]);
    const int y = cellAtZero(size[1], start[1], end[1]);
    sequence.blends = static_cast<std::uint32_t>(size[0] * size[1]);
    const std::int64_t cell = static_cast<std::int64_t>(sequence.offset) + table + 2 * (std::int64_t{y} * size[0] + x);
    m_reader.seek(static_cast<std::uint64_t>(std::max<std::int64_t>(cell, 0)));
    const std::int16_t animation = m_reader.i16();
    const auto count = static_cast<std::int32_t>(m_mdl.header.table(MdlTable::Animations).count);
    sequence.animation = animation >= 0 && animation < count ? animation : -1;
  }

  void readEvents(MdlSequence& sequence) {
    m_reader.seek(sequence.offset + 24);
    const std::uint32_t count = m_reader.u32();
    const std::int64_t first = static_cast<std::int64_t>(sequence.offset) + m_reader.i32();
    if (count == 0 || first < 0) {
      return;
    }
    m_reader.seek(static_cast<std::uint64_t>(first));
    m_reader.require(count, kEventSize, QStringLiteral("events"));
    if (count > m_eventsLeft) {
      m_reader.fail(QStringLiteral("events that several sequences share"));
    }
    m_eventsLeft -= count;
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::uint64_t at = static_cast<std::uint64_t>(first) + std::uint64_t{i} * kEventSize;
      m_reader.seek(at);
      MdlEvent event;
      event.cycle = m_reader.f32();
      const std::int32_t number = m_reader.i32();
      m_reader.skip(4);
      const QString options = m_reader.fixedLatin1(kEventOptionBytes);
      const QString name = textAt(at);
      event.text = (name.isEmpty() ? QString::number(number) : name) +
                   (options.isEmpty() ? options : QLatin1Char(' ') + options);
      sequence.events.push_back(std::move(event));
    }
  }

  const MdlFile& m_mdl;
  ByteReader m_reader;
  std::uint64_t m_eventsLeft;
};

MdlAnimation readAnimation(const MdlFile& mdl, ByteReader& reader, std::uint64_t at) {
  reader.seek(at + 4);
  MdlAnimation animation;
  animation.offset = at;
  const std::int32_t name = reader.i32();
  animation.name = name == 0 ? QString() : mdlText(mdl.bytes, static_cast<std::int64_t>(at) + name);
  const float rate = reader.f32();
  animation.framesPerSecond = std::isfinite(rate) && rate > 0 ? rate : 0;
  animation.flags = reader.u32();
  animation.frames = static_cast<std::uint32_t>(std::max(reader.i32(), 0));
  reader.seek(at + 52);
  animation.block = reader.i32();
  animation.data = reader.i32();
  reader.seek(at + 80);
  animation.sections = reader.i32();
  animation.sectionFrames = static_cast<std::uint32_t>(std::max(reader.i32(), 0));
  if (animation.sections == 0) {
    animation.sectionFrames = 0;
  }
  return animation;
}

} // namespace

std::vector<MdlAnimation> readAnimations(const MdlFile& mdl) {
  const MdlSpan& span = mdl.header.table(MdlTable::Animations);
  ByteReader reader(mdl.bytes);
  std::vector<MdlAnimation> animations;
  animations.reserve(span.count);
  for (std::uint32_t i = 0; i < span.count; ++i) {
    animations.push_back(readAnimation(mdl, reader, span.at(i, infoOf(MdlTable::Animations).recordSize)));
  }
  return animations;
}

std::vector<MdlSequence> readSequences(const MdlFile& mdl, Diagnostics* diagnostics) {
  const MdlSpan& span = mdl.header.table(MdlTable::Sequences);
  SequenceReader reader(mdl);
  std::vector<MdlSequence> sequences;
  sequences.reserve(span.count);
  for (std::uint32_t i = 0; i < span.count; ++i) {
    MdlSequence& sequence = sequences.emplace_back();
    sequence.offset = span.at(i, infoOf(MdlTable::Sequences).recordSize);
    try {
      reader.read(sequence);
    } catch (const bytes::ReadError& error) {
      if (diagnostics) {
        diagnostics->countedDamage(QStringLiteral("mdl sequence"),
                                   QStringLiteral("sequence %1: %2").arg(i).arg(error.error().message),
                                   ByteRange{base::kFileSpace, error.error().offset.value_or(0), 4});
      }
    }
  }
  return sequences;
}

std::optional<ByteRange> animationBlock(const MdlFile& mdl, std::int32_t block) {
  const MdlSpan& span = mdl.header.table(MdlTable::AnimBlocks);
  if (block < 1 || static_cast<std::uint32_t>(block) >= span.count) {
    return std::nullopt;
  }
  const std::byte* at =
      mdl.bytes.data() + span.at(static_cast<std::uint32_t>(block), infoOf(MdlTable::AnimBlocks).recordSize);
  const std::uint32_t start = bytes::loadU32(at);
  const std::uint32_t end = bytes::loadU32(at + 4);
  return end < start ? std::nullopt : std::optional(ByteRange{base::kFileSpace, start, end - start});
}

QString animationFile(const MdlFile& mdl) {
  return mdl.header.table(MdlTable::AnimBlocks).count == 0 ? QString() : mdlText(mdl.bytes, mdl.header.animBlockName);
}

} // namespace vitrine::formats::source
