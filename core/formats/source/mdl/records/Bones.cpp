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

std::vector<MdlBone> readBones(const MdlFile& mdl, Diagnostics* diagnostics) {
  const MdlSpan& span = mdl.header.table(MdlTable::Bones);
  std::vector<MdlBone> bones;
  bones.reserve(span.count);
  for (std::uint32_t i = 0; i < span.count; ++i) {
    MdlBone& bone = bones.emplace_back(readBone(mdl.bytes, span.at(i)));
    if (bone.parent >= -1 && bone.parent < static_cast<int>(i)) {
      continue;
    }
    if (diagnostics) {
      diagnostics->damage(
          translate("formats", "bone %1 hangs on bone %2, which does not stand before it; it hangs on none")
              .arg(i)
              .arg(bone.parent),
          ByteRange{base::kFileSpace, span.at(i) + columnOf<kMdlBone>("parent").offset(), 4});
    }
    bone.parent = -1;
  }
  return bones;
}

std::vector<MdlAttachment> readAttachments(const MdlFile& mdl) {
  const MdlSpan& span = mdl.header.table(MdlTable::Attachments);
  std::vector<MdlAttachment> attachments;
  attachments.reserve(span.count);
  for (std::uint32_t i = 0; i < span.count; ++i) {
    const std::byte* record = mdl.bytes.data() + span.at(i);
    attachments.push_back({mdlName(mdl.bytes, span.at(i), {"name", columnOf<kMdlAttachment>("sznameindex")}),
                           columnOf<kMdlAttachment>("localbone").integer(record),
                           readThreeRows(columnOf<kMdlAttachment>("local"), record)});
  }
  return attachments;
}

} // namespace vitrine::formats::source
