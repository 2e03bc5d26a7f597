#include "core/formats/xops/points/PointSections.h"

#include "core/formats/xops/points/PointKinds.h"

#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

using structure::Field;
using structure::FieldType;
using structure::RecordLayout;

std::shared_ptr<const RecordLayout> headerLayout() {
  static const auto layout = std::make_shared<const RecordLayout>(
      RecordLayout{"header", PointFile::kHeaderSize, {{.name = "count", .type = FieldType::U16, .offset = 0}}});
  return layout;
}

std::shared_ptr<const RecordLayout> pointLayout() {
  static const auto layout = std::make_shared<const RecordLayout>(RecordLayout{
      "point",
      PointFile::kRecordSize,
      {{.name = "x", .type = FieldType::F32, .offset = 0},
       {.name = "y", .type = FieldType::F32, .offset = 4, .meaning = QT_TRANSLATE_NOOP("formats", "up")},
       {.name = "z", .type = FieldType::F32, .offset = 8},
       {.name = "r",
        .type = FieldType::F32,
        .offset = 12,
        .meaning = QT_TRANSLATE_NOOP("formats", "radians about y: 0 looks along +z, pi / 2 along +x")},
       {.name = "p1",
        .type = FieldType::I8,
        .offset = 16,
        .meaning = QT_TRANSLATE_NOOP("formats", "what the point is"),
        .values = pointKindNames()},
       {.name = "p2",
        .type = FieldType::I8,
        .offset = 17,
        .meaning = QT_TRANSLATE_NOOP("formats", "depends on p1; counts of rounds and seconds and numbers of messages "
                                                "are unsigned")},
       {.name = "p3",
        .type = FieldType::I8,
        .offset = 18,
        .meaning = QT_TRANSLATE_NOOP("formats", "depends on p1; in paths and events the p4 of the next point")},
       {.name = "p4",
        .type = FieldType::I8,
        .offset = 19,
        .meaning = QT_TRANSLATE_NOOP("formats", "the number by which other points name this one")}}});
  return layout;
}

} // namespace

PointSections addPointSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle parent,
                               const ByteSourcePtr& source, SpaceId space, const PointFile& file) {
  PointSections sections;
  const std::uint64_t headerSize = file.size < PointFile::kHeaderSize ? 0 : PointFile::kHeaderSize;
  if (headerSize != 0) {
    const ByteRange header{space, 0, headerSize};
    sections.header = builder.add(parent, QStringLiteral("header"), header);
    builder.at(*sections.header).table = structure::makeFixedTable(headerLayout(), source, header);
  }
  const ByteRange records{space, headerSize, std::uint64_t{file.points.size()} * PointFile::kRecordSize};
  sections.points = builder.add(parent, QStringLiteral("points"), records);
  builder.at(sections.points).table = structure::makeFixedTable(pointLayout(), source, records);
  if (file.trailing != 0) {
    sections.rest = builder.add(parent, file.truncated() ? QStringLiteral("unread rest") : QStringLiteral("trailing"),
                                {space, records.end(), file.trailing});
    builder.at(*sections.rest).note = file.truncated() ? QStringLiteral("too short for a point")
                                                       : QStringLiteral("not used; most editors write 10 zero bytes");
  }
  return sections;
}

} // namespace vitrine::formats::xops
