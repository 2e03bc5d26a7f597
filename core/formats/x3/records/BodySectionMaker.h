#pragma once

#include "core/bytes/ByteSource.h"
#include "core/formats/x3/file/TextLines.h"
#include "core/formats/x3/records/Body.h"
#include "core/formats/x3/records/CellReader.h"
#include "core/formats/x3/records/FileSections.h"

namespace vitrine::formats::x3 {

/// Context that makers of sections share: the text, the space it is in, and its lines.
class SectionMaker {
public:
  /// `whole`: where the text lies in `source`.
  SectionMaker(structure::StructureBuilder& builder, ByteSourcePtr source, const ByteRange& whole);

  structure::StructureBuilder& builder() { return m_builder; }
  const ByteSourcePtr& source() const { return m_source; }

  /// Adds a section with the lines of its range.
  Handle add(Handle parent, const QString& name, const ByteRange& range);
  /// Adds a section without lines.
  Handle addBrief(Handle parent, const QString& name, const ByteRange& range);
  void tell(Handle section, const QString& key, structure::Value value);
  void tellText(Handle section, const QString& key, const QString& text); ///< nothing for an empty one
  void tellLines(Handle section, const ByteRange& range);
  void setTable(Handle section, TextTable table, const RecordRun& run);

private:
  structure::StructureBuilder& m_builder;
  ByteSourcePtr m_source;
  ByteRange m_whole;
  Bytes m_text;
  TextLines m_lines;
};

/// `path`: of `parent`, as it will be.
BodySections addBodySections(SectionMaker& maker, Handle parent, const QString& path, const Body& body);

/// Name of a file as part of the name of a section: not too long.
QString shortName(const QString& text);

/// `name` below the section of that path.
QString pathBelow(const QString& path, const QString& name);

} // namespace vitrine::formats::x3
