#pragma once

#include "core/bytes/ByteSource.h"
#include "core/formats/x3/file/X3TextLines.h"
#include "core/formats/x3/records/Body.h"
#include "core/formats/x3/records/FileSections.h"
#include "core/formats/x3/records/TextRecord.h"

namespace vitrine::formats::x3 {

/// Context that makers of sections share: the text, the space it is in, and its lines.
class SectionMaker {
public:
  /// `whole`: where the text lies in `source`.
  SectionMaker(structure::StructureBuilder& builder, ByteSourcePtr source, const ByteRange& whole);

  /// Adds a section, which tells the lines of its range or not.
  Handle add(Handle parent, const QString& name, const ByteRange& range, bool withLines = true);
  void tell(Handle section, const QString& key, structure::Value value);
  void tellText(Handle section, const QString& key, const QString& text); ///< nothing for an empty one
  void setTable(Handle section, TextTable table, const RecordRun& run);

private:
  QString linesOf(const ByteRange& range);

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
