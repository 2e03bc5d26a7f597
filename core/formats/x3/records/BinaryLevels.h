#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/formats/x3/file/TagReader.h"
#include "core/formats/x3/records/Body.h"
#include "core/formats/x3/records/FileSections.h"

namespace vitrine::formats::x3 {

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

/// Adds the sections of a BOB1 body's levels of detail: bones, points, weights, and parts with their faces. Parts and
/// groups of faces beyond `most` have no sections of their own but those they lie in.
class LevelSections {
public:
  LevelSections(structure::StructureBuilder& builder, ByteSourcePtr source, std::size_t most)
      : m_builder(builder), m_source(std::move(source)), m_most(most) {}

  /// `section`: of the whole level.
  BodySections::Record add(Handle section, const BodyRecord& record);

private:
  Handle addTable(Handle parent, const QString& name, const ByteRange& where, structure::RecordTablePtr table);
  void addPart(Handle parent, std::size_t number, const BodyPart& part, BodySections::Record& out);
  Handle addGroup(Handle parent, std::size_t number, const FaceGroup& group);

  structure::StructureBuilder& m_builder;
  ByteSourcePtr m_source;
  std::size_t m_most;
  std::size_t m_parts = 0;
  std::size_t m_groups = 0;
};

/// "0x1f", as attributes show flags.
QString hexText(std::uint32_t flags);

} // namespace vitrine::formats::x3
