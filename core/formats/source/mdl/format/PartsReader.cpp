#include "core/formats/source/mdl/format/PartsReader.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/assets/MdlNames.h"

#include <QFileInfo>

namespace vitrine::formats::source {
namespace {

class PartsReader {
public:
  PartsReader(QString path, const GameFileReader& read, ByteSpaces& spaces, files::MissingFiles& missing,
              Diagnostics& diagnostics)
      : m_path(std::move(path)), m_read(read), m_spaces(spaces), m_missing(missing), m_diagnostics(diagnostics) {}

  Result<std::unique_ptr<ModelParts>> run(const Bytes& file) {
    auto mdl = readMdl(file, m_diagnostics);
    if (!mdl) {
      return std::unexpected(mdl.error());
    }
    m_parts->mdl = std::move(*mdl);
    m_parts->error = m_parts->mdl.damage;
    m_parts->animations = readAnimations(m_parts->mdl);
    m_parts->sequences = readSequences(m_parts->mdl, m_diagnostics);
    m_parts->hitboxes = readHitboxes(m_parts->mdl, m_diagnostics);
    readCompanion(findVertices(m_path, m_read), "vertices", m_parts->vvd, readVvd);
    readCompanion(findTriangles(m_path, m_read), "triangles", m_parts->vtx,
                  [this](const Bytes& bytes, SpaceId space) -> Result<VtxFile> {
                    const auto& damage = m_parts->mdl.damage;
                    return damage ? std::unexpected(*damage) : readVtx(bytes, space, m_parts->mdl);
                  });
    readAni();
    if (m_parts->vvd && m_parts->vtx) {
      checksumsAgree(m_parts->mdl, *m_parts->vvd, *m_parts->vtx, &m_diagnostics);
      listGroups();
    }
    return std::move(m_parts);
  }

private:
  void fail(Error error) {
    if (!m_parts->error) {
      m_parts->error = std::move(error);
    }
  }

  /// The model's header says that there are such parts.
  static files::FileWant wantFor(const char* what) {
    return {QString::fromLatin1(what), files::MissingKind::Other, {{.bytes = ByteRange{base::kFileSpace, 0, 4}}}};
  }

  /// The file as a space of the document; nullopt where it is not there, which is said.
  std::optional<SpaceId> add(const Result<CompanionFile>& file, const char* what) {
    if (file) {
      return m_spaces.add(file->path, bytes::makeMemorySource(file->bytes), std::nullopt, {});
    }
    if (file.error().code == ErrorCode::NotFound) {
      m_missing.add(file.error().path, wantFor(what));
      fail(Error::of(ErrorCode::NotFound,
                     base::translate("formats", "%1, which contains its %2, is missing")
                         .arg(QFileInfo(file.error().path).fileName(), QLatin1StringView(what)),
                     file.error().path));
    } else {
      fail(file.error());
    }
    return std::nullopt;
  }

  /// Reads one of the files beside the model into `part`; `what`: what it has of it.
  template <class Part, class Read>
  void readCompanion(const Result<CompanionFile>& file, const char* what, std::optional<Part>& part, Read read) {
    const auto space = add(file, what);
    if (!space) {
      return;
    }
    Result<Part> found = read(file->bytes, *space);
    if (found) {
      part = std::move(*found);
      return;
    }
    Error error = std::move(found.error());
    error.space = *space;
    error.message = QFileInfo(file->path).fileName() + QStringLiteral(": ") + error.message;
    fail(std::move(error));
  }

  void readAni() {
    const QString path = plainPath(animationFile(m_parts->mdl));
    const bool wanted = std::ranges::any_of(
        m_parts->animations, [](const MdlAnimation& one) { return one.block != 0 || one.sectionFrames != 0; });
    if (path.isEmpty() || !wanted) {
      return;
    }
    const auto bytes = m_read(path);
    if (!bytes) {
      m_missing.add(path, wantFor("animations"));
      return;
    }
    m_parts->aniBytes = *bytes;
    m_parts->ani = ByteRange{m_spaces.add(path, bytes::makeMemorySource(*bytes), std::nullopt, {}), 0, bytes->size()};
  }

  void listGroups() {
    std::uint64_t triangles = 0;
    const VtxFile& vtx = *m_parts->vtx;
    for (std::uint32_t part = 0; part < vtx.bodyParts.size(); ++part) {
      for (std::uint32_t model = 0; model < vtx.bodyParts[part].models.size(); ++model) {
        const auto& lods = vtx.bodyParts[part].models[model].lods;
        for (std::uint32_t lod = 0; lod < lods.size(); ++lod) {
          for (std::uint32_t mesh = 0; mesh < lods[lod].meshes.size(); ++mesh) {
            listMesh({part, model, lod, mesh}, lods[lod].meshes[mesh], triangles);
          }
        }
      }
    }
    if (m_parts->error) {
      m_parts->groups.clear();
    }
  }

  void listMesh(ShownGroup shown, const VtxMesh& mesh, std::uint64_t& triangles) {
    shown.ofModel = &m_parts->mdl.bodyParts[shown.part].models[shown.model];
    shown.ofMesh = &shown.ofModel->meshes[shown.mesh];
    const std::uint64_t first = std::uint64_t{shown.ofModel->firstVertex} + shown.ofMesh->firstVertex;
    for (const VtxStripGroup& group : mesh.groups) {
      for (std::uint32_t i = 0; i < group.vertexCount; ++i) {
        if (first + m_parts->vtx->meshVertexAt(group, i) >= m_parts->vvd->rows.size()) {
          fail(Error::damaged(base::translate("formats", "a mesh uses vertex %1 of %2")
                                  .arg(first + m_parts->vtx->meshVertexAt(group, i))
                                  .arg(m_parts->vvd->rows.size()),
                              shown.ofMesh->offset));
          return;
        }
      }
      shown.group = &group;
      shown.firstVertex = static_cast<std::uint32_t>(first);
      shown.firstTriangle = static_cast<std::uint32_t>(triangles);
      shown.triangles = static_cast<std::uint32_t>(triangleCount(*m_parts->vtx, group));
      triangles += shown.triangles;
      m_parts->groups.push_back(shown);
    }
  }

  QString m_path;
  const GameFileReader& m_read;
  ByteSpaces& m_spaces;
  files::MissingFiles& m_missing;
  Diagnostics& m_diagnostics;
  std::unique_ptr<ModelParts> m_parts = std::make_unique<ModelParts>();
};

} // namespace

Result<std::unique_ptr<ModelParts>> readModel(const QString& path, const Bytes& file, const GameFileReader& read,
                                              ByteSpaces& spaces, files::MissingFiles& missing,
                                              Diagnostics& diagnostics) {
  return PartsReader(path, read, spaces, missing, diagnostics).run(file);
}

} // namespace vitrine::formats::source
