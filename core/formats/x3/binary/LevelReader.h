#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/formats/x3/binary/TagReader.h"
#include "core/formats/x3/model/Body.h"

namespace vitrine::formats::x3 {

/// Bits of a point: what it has.
namespace point_bits {
inline constexpr std::uint16_t kPosition = 1;
inline constexpr std::uint16_t kUv = 2;
inline constexpr std::uint16_t kUv2 = 4; ///< only with kUv
inline constexpr std::uint16_t kNormal = 8;
inline constexpr std::uint16_t kSmoothing = 16;
} // namespace point_bits

inline constexpr std::uint64_t kFaceBytes = 16;
inline constexpr std::uint64_t kTangentBytes = 28;
inline constexpr std::uint64_t kBoxBytes = 40;

/// Reads a level of detail of a BOB1 body into `out`, up to where it goes.
class LevelReader {
public:
  /// `place` is kept up to date with what is being read, for messages.
  LevelReader(TagReader& reader, BodyRecord& out, QString& place, const Limits& limits, Diagnostics& diagnostics)
      : m_reader(reader), m_out(out), m_place(place), m_name(place), m_limits(limits), m_diagnostics(diagnostics) {}

  /// Throws bytes::ReadError where it ends.
  void run();

private:
  void read();
  void readBones();
  void readPoints();
  void readPoint();
  void readWeights();
  void readParts();
  void readPart();
  void readGroup(BodyPart& part);
  void readFace(FaceGroup& group);
  void readTangents(FaceGroup& group);
  void readBox(BodyPart& part);
  RecordRun runHere() const { return {{m_reader.space(), m_reader.spaceOffset(), 0}, {}}; }
  void grow(ByteRange& range) const { range.size = m_reader.spaceOffset() - range.offset; }
  std::uint32_t since(const RecordRun& run) const {
    return static_cast<std::uint32_t>(m_reader.spaceOffset() - run.where.offset);
  }

  TagReader& m_reader;
  BodyRecord& m_out;
  QString& m_place;
  QString m_name;
  const Limits& m_limits;
  Diagnostics& m_diagnostics;
  std::size_t m_groups = 0;
};

} // namespace vitrine::formats::x3
