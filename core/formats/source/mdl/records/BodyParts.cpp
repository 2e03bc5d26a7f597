#include "core/formats/source/mdl/records/BodyParts.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/records/MdlFile.h"
#include "core/formats/source/mdl/records/MdlSections.h"
#include "core/formats/source/mdl/records/Vertices.h"

namespace vitrine::formats::source {
namespace {

using base::translate;
using namespace structure::fields;
using structure::Column;
using structure::columnOf;

constexpr auto kMdlModel = structure::layout(
    "model", 148, chars("name", "", 64), i32("type"), f32("boundingradius"), i32("nummeshes"),
    i32("meshindex", kMdlFromRecord), i32("numvertices"),
    i32("vertexindex", QT_TRANSLATE_NOOP("formats", "48 times its first vertex")),
    i32("tangentsindex", QT_TRANSLATE_NOOP("formats", "16 times its first vertex")), i32("numattachments"),
    i32("attachmentindex"), i32("numeyeballs"), i32("eyeballindex", kMdlFromRecord).gap(40));

constexpr auto kMdlMesh = structure::layout(
    "mesh", 116, i32("material", QT_TRANSLATE_NOOP("formats", "column of the skins")),
    i32("modelindex", kMdlFromRecord), i32("numvertices"),
    i32("vertexoffset", QT_TRANSLATE_NOOP("formats", "first vertex, counted in the model")), i32("numflexes"),
    i32("flexindex", kMdlFromRecord), i32("materialtype", QT_TRANSLATE_NOOP("formats", "1: an eyeball")),
    i32("materialparam", QT_TRANSLATE_NOOP("formats", "which eyeball")), i32("meshid"), vec3("center").gap(4),
    i32("numLODVertexes", QT_TRANSLATE_NOOP("formats", "vertices by level of detail"), 8).gap(32));

constexpr auto kMdlFlex =
    structure::layout("mesh flex", 60, i32("flexdesc").to("flexes"), f32("target", "", 4), i32("numverts"),
                      i32("vertindex", kMdlFromRecord), i32("flexpair").to("flexes"), u8("vertanimtype").gap(27));

/// Reads models first and then all their meshes, so that a mesh that cannot be read costs no model.
class PartReader {
public:
  explicit PartReader(MdlFile& mdl) : m_mdl(mdl), m_reader(mdl.bytes) {}

  /// Throws bytes::ReadError.
  void run() {
    const MdlSpan& span = m_mdl.header.table(MdlTable::BodyParts);
    for (std::uint32_t i = 0; i < span.count; ++i) {
      readModels(span.at(i), m_mdl.bodyParts.emplace_back());
    }
    for (MdlBodyPart& part : m_mdl.bodyParts) {
      std::ranges::for_each(part.models, [this](MdlModel& model) { readMeshes(model); });
    }
  }

private:
  /// A list that a record tells count and place of, the latter from its own start.
  struct List {
    Column count;
    Column place;
    std::uint32_t size; ///< of its records
    const char* records;
  };

  [[noreturn]] void fail(std::uint64_t at, const QString& message) {
    m_reader.seek(at);
    m_reader.fail(message);
  }

  const std::byte* record(std::uint64_t at) const { return m_mdl.bytes.data() + at; }

  /// A count of records, which all lie apart in what a compiler writes: together they are no larger than the file.
  std::uint32_t countOf(std::uint64_t at, const List& list, std::uint64_t& left) {
    const std::int32_t count = list.count.integer(record(at));
    if (count < 0 || static_cast<std::uint64_t>(count) > left) {
      fail(at + list.count.offset(), translate("formats", "%1 %2 of %3 bytes cannot fit in the file")
                                         .arg(count)
                                         .arg(QLatin1StringView(list.records))
                                         .arg(list.size));
    }
    left -= static_cast<std::uint64_t>(count);
    return static_cast<std::uint32_t>(count);
  }

  /// Place of the list, with room for so many.
  std::uint64_t placeOf(std::uint64_t at, const List& list, std::uint32_t count) {
    const std::int64_t place = static_cast<std::int64_t>(at) + list.place.integer(record(at));
    const auto fileSize = static_cast<std::int64_t>(m_mdl.bytes.size());
    if (count > 0 && (place < 0 || place > fileSize || std::int64_t{count} * list.size > fileSize - place)) {
      fail(at + list.place.offset(), translate("formats", "%1 %2 of %3 bytes do not fit at byte %4 of %5")
                                         .arg(count)
                                         .arg(QLatin1StringView(list.records))
                                         .arg(list.size)
                                         .arg(place)
                                         .arg(fileSize));
    }
    return static_cast<std::uint64_t>(std::max<std::int64_t>(place, 0));
  }

  /// The records of a list of the record at `at`, of which the file has room for `left` more.
  template <class Made>
  std::vector<Made> readList(std::uint64_t at, const List& list, std::uint64_t& left,
                             Made (PartReader::*read)(std::uint64_t) const) {
    const std::uint32_t count = countOf(at, list, left);
    const std::uint64_t first = placeOf(at, list, count);
    std::vector<Made> made;
    for (std::uint32_t i = 0; i < count; ++i) {
      made.push_back((this->*read)(first + std::uint64_t{i} * list.size));
    }
    return made;
  }

  void readModels(std::uint64_t at, MdlBodyPart& part) {
    constexpr List kModels{columnOf<kMdlBodyPart>("nummodels"), columnOf<kMdlBodyPart>("modelindex"), kMdlModel.size,
                           "models"};
    part.name = mdlName(m_mdl.bytes, at, {"name", columnOf<kMdlBodyPart>("sznameindex")});
    part.base = columnOf<kMdlBodyPart>("base").integer(record(at));
    part.models = readList(at, kModels, m_modelsLeft, &PartReader::readModel);
  }

  MdlModel readModel(std::uint64_t at) const {
    MdlModel model;
    model.offset = at;
    model.name = columnOf<kMdlModel>("name").text(record(at));
    model.vertexCount = columnOf<kMdlModel>("numvertices").as<std::uint32_t>(record(at));
    model.firstVertex = columnOf<kMdlModel>("vertexindex").as<std::uint32_t>(record(at)) / kVvdVertex.size;
    return model;
  }

  void readMeshes(MdlModel& model) {
    constexpr List kMeshes{columnOf<kMdlModel>("nummeshes"), columnOf<kMdlModel>("meshindex"), kMdlMesh.size, "meshes"};
    model.meshes = readList(model.offset, kMeshes, m_meshesLeft, &PartReader::readMesh);
  }

  MdlMesh readMesh(std::uint64_t at) const {
    MdlMesh mesh;
    mesh.offset = at;
    mesh.material = columnOf<kMdlMesh>("material").integer(record(at));
    mesh.vertexCount = columnOf<kMdlMesh>("numvertices").as<std::uint32_t>(record(at));
    mesh.firstVertex = columnOf<kMdlMesh>("vertexoffset").as<std::uint32_t>(record(at));
    mesh.flexCount = columnOf<kMdlMesh>("numflexes").as<std::uint32_t>(record(at));
    const std::int32_t flexes = columnOf<kMdlMesh>("flexindex").integer(record(at));
    mesh.flexes = mesh.flexCount > 0 && flexes > 0 ? at + static_cast<std::uint64_t>(flexes) : 0;
    for (std::uint32_t lod = 0; lod < mesh.lodVertexCounts.size(); ++lod) {
      mesh.lodVertexCounts[lod] = columnOf<kMdlMesh>("numLODVertexes").as<std::uint32_t>(record(at), lod);
    }
    return mesh;
  }

  MdlFile& m_mdl;
  ByteReader m_reader; ///< names the places of errors
  std::uint64_t m_modelsLeft = m_reader.size() / kMdlModel.size;
  std::uint64_t m_meshesLeft = m_reader.size() / kMdlMesh.size;
};

} // namespace

void readBodyParts(MdlFile& mdl) {
  try {
    PartReader(mdl).run();
  } catch (const bytes::ReadError& error) {
    mdl.damage = error.error();
  }
  if (const auto& fault = mdl.header.table(MdlTable::BodyParts).fault) {
    mdl.damage = fault;
  }
}

void addPartSections(RecordSections& sections, const MdlFile& mdl, ModelRecords& records) {
  std::vector<std::uint64_t> models;
  std::vector<std::uint64_t> meshes;
  for (const MdlBodyPart& part : mdl.bodyParts) {
    for (const MdlModel& model : part.models) {
      models.push_back(model.offset);
      std::ranges::transform(model.meshes, std::back_inserter(meshes), &MdlMesh::offset);
    }
  }
  records.modelRows = flatRows(models);
  records.meshRows = flatRows(meshes);
  records.models = sections.addScattered("models", kMdlModel, records.modelRows);
  records.meshes = sections.addScattered("meshes", kMdlMesh, records.meshRows);
}

void addFlexSection(RecordSections& sections, const MdlFile& mdl) {
  std::vector<std::uint64_t> places;
  for (const MdlBodyPart& part : mdl.bodyParts) {
    for (const MdlModel& model : part.models) {
      for (const MdlMesh& mesh : model.meshes) {
        addPlaces(mdl.bytes, {mesh.flexes, mesh.flexes == 0 ? 0 : mesh.flexCount}, kMdlFlex.size, places);
      }
    }
  }
  sections.addScattered("mesh flexes", kMdlFlex, flatRows(places));
}

} // namespace vitrine::formats::source
