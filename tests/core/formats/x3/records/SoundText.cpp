#include "tests/core/formats/x3/records/SoundText.h"

#include <algorithm>

namespace vitrine::tests {
namespace {

using namespace formats::x3;

bool isInside(const ByteRange& range, std::uint64_t size) {
  return range.space == 0 && range.offset <= size && range.size <= size - range.offset;
}

bool isSound(const RecordRun& run, std::size_t records, std::uint64_t size) {
  return isInside(run.where, size) && run.count() == records && std::ranges::is_sorted(run.starts) &&
         (run.starts.empty() || run.starts.back() <= run.where.size);
}

bool hasItsUvs(std::uint32_t first, std::size_t corners, const std::vector<QVector2D>& uvs) {
  return first == kNoUvs || first + corners <= uvs.size();
}

const char* faceProblem(const BodyFace& face, const BodyRecord& record) {
  if (face.corners != 3 && face.corners != 4) {
    return "a face of other than three or four corners";
  }
  for (std::size_t i = 0; i < face.corners; ++i) {
    if (face.points[i] >= record.points.size()) {
      return "a corner beyond the points";
    }
  }
  const bool hasAll =
      hasItsUvs(face.firstUv, face.corners, record.uvs) && hasItsUvs(face.firstUv2, face.corners, record.uvs2);
  return hasAll ? nullptr : "a corner without its texture coordinates";
}

const char* partProblem(const BodyPart& part, const BodyRecord& record, std::uint64_t size) {
  if (part.groups.size() != 1 || !isInside(part.where, size)) {
    return "a part of other than one group, or outside the text";
  }
  const FaceGroup& group = part.groups.front();
  const bool hasFaces = group.firstFace + std::size_t{group.faceCount} <= record.faces.size();
  return hasFaces && isSound(group.records, group.faceCount, size) ? nullptr : "a group without its faces";
}

const char* recordProblem(const BodyRecord& record, std::uint64_t size) {
  if (!isInside(record.where, size) || !isSound(record.pointRecords, record.points.size(), size)) {
    return "a record or its points outside the text";
  }
  for (const BodyPart& part : record.parts) {
    if (const char* problem = partProblem(part, record, size)) {
      return problem;
    }
  }
  for (const BodyFace& face : record.faces) {
    if (const char* problem = faceProblem(face, record)) {
      return problem;
    }
  }
  return nullptr;
}

const char* rowProblem(const structure::RecordTable& table, std::uint64_t row) {
  const std::size_t fields = table.layout().fields.size();
  const ByteRange record = table.rangeOf(row);
  const auto cells = table.row(row);
  if (cells && cells->cells.size() != fields) {
    return "a row with other cells than its layout";
  }
  for (std::size_t field = 0; field < fields; ++field) {
    const ByteRange cell = table.rangeOf(row, field);
    if (cell.offset < record.offset || cell.end() > record.end()) {
      return "a cell outside its record";
    }
  }
  return nullptr;
}

} // namespace

const char* unsoundness(const Body& body, std::uint64_t size) {
  if (!isInside(body.where, size) || !isSound(body.materialRecords, body.materials.size(), size)) {
    return "a body or its materials outside the text";
  }
  for (const BodyRecord& record : body.records) {
    if (const char* problem = recordProblem(record, size)) {
      return problem;
    }
  }
  return nullptr;
}

const char* unsoundness(const SceneFile& scene, std::uint64_t size) {
  for (const ScenePath& path : scene.paths) {
    if (!isInside(path.where, size) || !isSound(path.frameRecords, path.frames.size(), size)) {
      return "a path or its frames outside the text";
    }
    if (path.inlineBody && *path.inlineBody >= scene.inlineBodies.size()) {
      return "a path with a body that is not there";
    }
  }
  for (const Body& body : scene.inlineBodies) {
    if (const char* problem = unsoundness(body, size)) {
      return problem;
    }
  }
  return nullptr;
}

const char* unsoundness(const structure::Structure& structure) {
  for (const structure::Section& section : structure.sections()) {
    for (std::uint64_t row = 0; section.table && row < section.table->rowCount(); ++row) {
      if (const char* problem = rowProblem(*section.table, row)) {
        return problem;
      }
    }
  }
  return nullptr;
}

} // namespace vitrine::tests
