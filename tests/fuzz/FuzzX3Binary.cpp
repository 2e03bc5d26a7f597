#include "core/formats/x3/records/CutFile.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;
using namespace vitrine::formats::x3;

namespace {

constexpr std::uint64_t kRows = 4;

void check(const BodyRecord& record) {
  const std::size_t points = record.points.size();
  for (const std::size_t count :
       {record.uvs.size(), record.uvs2.size(), record.normals.size(), record.smoothing.size()}) {
    if (count != 0 && count != points) {
      fuzz::finding("a list by point of another length than the points");
    }
  }
  if (record.pointRecords.count() != points) {
    fuzz::finding("points without their place");
  }
  for (const BodyPart& part : record.parts) {
    for (const FaceGroup& group : part.groups) {
      if (group.records.count() != group.faceCount || group.firstFace + group.faceCount > record.faces.size()) {
        fuzz::finding("a group of faces that are not there");
      }
    }
  }
  for (const BodyFace& face : record.faces) {
    for (std::size_t corner = 0; corner < face.corners; ++corner) {
      if (face.points[corner] >= points) {
        fuzz::finding("a face of a point that is not there");
      }
    }
  }
}

void check(const structure::Structure& structure, std::size_t size) {
  for (const structure::Section& section : structure.sections()) {
    if (section.range.end() > size) {
      fuzz::finding("a section past the end");
    }
    for (std::uint64_t row = 0; section.table && row < std::min(section.table->rowCount(), kRows); ++row) {
      if (!section.table->row(row)) {
        fuzz::finding("a record that cannot be decoded");
      }
      for (std::size_t field = 0; field < section.table->layout().fields.size(); ++field) {
        if (section.table->rangeOf(row, field).end() > size) {
          fuzz::finding("a cell past the end");
        }
      }
    }
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes bytes = fuzz::inputBytes(data, size);
  const ByteSourcePtr source = bytes::makeMemorySource(bytes);
  const ByteRange whole{0, 0, size};
  Diagnostics diagnostics;
  structure::StructureBuilder builder(QStringLiteral("input"), whole);
  if (const auto body = readBinaryBody(bytes, whole, fuzz::fuzzLimits(), diagnostics)) {
    for (const BodyRecord& record : body->records) {
      check(record);
    }
    addBinaryBody(builder, builder.root(), source, *body);
  } else if (const auto cut = readCut(bytes, whole, fuzz::fuzzLimits(), diagnostics)) {
    for (const Body& inside : cut->bodies) {
      std::ranges::for_each(inside.records, [](const BodyRecord& record) { check(record); });
    }
    addCut(builder, builder.root(), source, *cut);
  }
  check(builder.build(), size);
  return 0;
}
