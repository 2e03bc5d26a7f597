#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/formats/x3/file/TagReader.h"
#include "core/formats/x3/records/Body.h"
#include "core/formats/x3/records/FileSections.h"

namespace vitrine::formats::x3 {

/// Reads a level of detail of a BOB1 body into `out`, up to where it goes; throws bytes::ReadError where it ends.
/// `place` is kept up to date with what is being read, for messages.
void readLevel(TagReader& reader, BodyRecord& out, QString& place, const Limits& limits, Diagnostics& diagnostics);

/// Adds the sections of a BOB1 body's levels of detail: bones, points, weights, and parts with their faces. Parts and
/// groups of faces beyond `most` have no sections of their own but those they lie in.
class LevelSections {
public:
  LevelSections(structure::StructureBuilder& builder, ByteSourcePtr source, std::size_t most)
      : m_builder(builder), m_source(std::move(source)), m_most(most) {}

  /// `section`: of the whole level.
  BodySections::Parts add(Handle section, const BodyRecord& record);

private:
  Handle addTable(Handle parent, const QString& name, const ByteRange& where, structure::RecordTablePtr table);
  std::vector<Handle> addPart(Handle parent, std::size_t number, const BodyPart& part);
  Handle addGroup(Handle parent, std::size_t number, const FaceGroup& group);

  structure::StructureBuilder& m_builder;
  ByteSourcePtr m_source;
  std::size_t m_most;
  std::size_t m_parts = 0;
  std::size_t m_groups = 0;
};

} // namespace vitrine::formats::x3
