#include "core/formats/source/mdl/records/Bones.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/records/Finite.h"
#include "core/formats/source/mdl/records/MdlFile.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

using base::translate;
using structure::Column;
using structure::columnOf;

QQuaternion readQuaternion(const Column& column, const std::byte* record) {
  const QQuaternion rotation(column.real(record, 3), column.vec3(record));
  const float length = rotation.length();
  return std::isfinite(length) && length > 1e-6F ? rotation.normalized() : QQuaternion();
}

QMatrix4x4 readThreeRows(const Column& column, const std::byte* record) {
  QMatrix4x4 matrix;
  for (std::uint32_t i = 0; i < column.count(); ++i) {
    matrix(static_cast<int>(i / 4), static_cast<int>(i % 4)) = column.real(record, i);
  }
  return matrix;
}

/// The matrix; the identity where one of its numbers is none.
QMatrix4x4 finiteOrIdentity(const QMatrix4x4& matrix) {
  return std::all_of(matrix.constData(), matrix.constData() + 16, [](float number) { return std::isfinite(number); })
             ? matrix
             : QMatrix4x4();
}

MdlBone readBone(const Bytes& file, std::uint64_t at) {
  const std::byte* record = file.data() + at;
  MdlBone bone;
  bone.name = mdlName(file, at, {"name", columnOf<kMdlBone>("sznameindex")});
  bone.parent = columnOf<kMdlBone>("parent").integer(record);
  bone.position = finite(columnOf<kMdlBone>("pos").vec3(record));
  bone.rotation = readQuaternion(columnOf<kMdlBone>("quat"), record);
  bone.angles = finite(columnOf<kMdlBone>("rot").vec3(record));
  bone.positionScale = finite(columnOf<kMdlBone>("posscale").vec3(record));
  bone.angleScale = finite(columnOf<kMdlBone>("rotscale").vec3(record));
  bone.poseToBone = finiteOrIdentity(readThreeRows(columnOf<kMdlBone>("poseToBone"), record));
  bone.alignment = readQuaternion(columnOf<kMdlBone>("qAlignment"), record);
  bone.flags = columnOf<kMdlBone>("flags").as<std::uint32_t>(record);
  return bone;
}

} // namespace

std::vector<MdlBone> readBones(const MdlFile& mdl, Diagnostics& diagnostics) {
  auto bones = readRecords(mdl, MdlTable::Bones, [&](std::uint64_t at) { return readBone(mdl.bytes, at); });
  for (std::uint32_t i = 0; i < bones.size(); ++i) {
    int& parent = bones[i].parent;
    if (parent < -1 || parent >= static_cast<int>(i)) {
      const std::uint64_t at = mdl.header.table(MdlTable::Bones).at(i);
      diagnostics.damage(
          translate("formats", "the parent of bone %1 is bone %2, which does not precede it; the bone gets no parent")
              .arg(i)
              .arg(parent),
          ByteRange{base::kFileSpace, at + columnOf<kMdlBone>("parent").offset(), 4});
      parent = -1;
    }
  }
  return bones;
}

std::vector<MdlAttachment> readAttachments(const MdlFile& mdl) {
  return readRecords(mdl, MdlTable::Attachments, [&](std::uint64_t at) {
    const std::byte* record = mdl.bytes.data() + at;
    return MdlAttachment{mdlName(mdl.bytes, at, {"name", columnOf<kMdlAttachment>("sznameindex")}),
                         columnOf<kMdlAttachment>("localbone").integer(record),
                         readThreeRows(columnOf<kMdlAttachment>("local"), record)};
  });
}

} // namespace vitrine::formats::source
