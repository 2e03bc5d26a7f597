#include "tests/conformance/DocumentCheck.h"

#include "core/document/DocumentSummary.h"
#include "core/picking/RayCaster.h"
#include "core/scene/SceneChecks.h"
#include "core/visibility/Visibility.h"

#include <QCryptographicHash>

#include <cmath>

namespace vitrine::tests {
namespace {

using document::Document;
using structure::Section;

constexpr std::uint64_t kSampledRows = 5;

/// A few rows of a table: the first, the last and some between.
std::vector<std::uint64_t> sampledRows(std::uint64_t count) {
  std::vector<std::uint64_t> rows;
  for (std::uint64_t i = 0; i < std::min(count, kSampledRows); ++i) {
    rows.push_back(count <= kSampledRows ? i : i * (count - 1) / (kSampledRows - 1));
  }
  return rows;
}

class Checker {
public:
  explicit Checker(const Document& document) : m_document(document) {}

  QStringList run() {
    for (SectionId id = 0; id < m_document.structure.size(); ++id) {
      checkSection(id);
    }
    if (m_document.scene) {
      checkScene(*m_document.scene);
    } else if (!m_document.sceneError && !m_document.archive) {
      fault(QStringLiteral("neither a scene nor a reason why not"));
    }
    for (const Diagnostic& diagnostic : m_document.diagnostics) {
      checkDiagnostic(diagnostic);
    }
    return m_faults;
  }

private:
  void fault(const QString& text) {
    if (m_faults.size() < 20) {
      m_faults << text;
    }
  }

  bool inSpace(const ByteRange& range) const {
    if (!m_document.spaces.contains(range.space)) {
      return false;
    }
    const std::uint64_t size = m_document.spaces[range.space].source->size();
    return range.offset <= size && range.size <= size - range.offset;
  }

  bool leadsTo(const RecordRef& record) const {
    return record.section < m_document.structure.size() && m_document.structure[record.section].table != nullptr &&
           record.row < m_document.structure[record.section].table->rowCount();
  }

  void checkSection(SectionId id) {
    const Section& section = m_document.structure[id];
    if (!inSpace(section.range)) {
      fault(QStringLiteral("section %1 lies outside its space").arg(section.path));
    }
    for (const SectionId child : section.children) {
      if (child <= id || child >= m_document.structure.size() || m_document.structure[child].parent != id) {
        fault(QStringLiteral("section %1 has a wrong child").arg(section.path));
      }
    }
    if (m_document.structure.find(section.path) != std::optional(id) && id != structure::kRootSection) {
      fault(QStringLiteral("section %1 is not found by its path").arg(section.path));
    }
    if (section.table) {
      checkTable(section);
    }
  }

  void checkTable(const Section& section) {
    const structure::RecordTable& table = *section.table;
    for (const std::uint64_t index : sampledRows(table.rowCount())) {
      const auto row = table.row(index);
      if (!row || row->cells.size() != table.layout().fields.size()) {
        fault(QStringLiteral("record %1 of %2 cannot be decoded").arg(index).arg(section.path));
        continue;
      }
      const ByteRange range = table.rangeOf(index);
      if (!inSpace(range)) {
        fault(QStringLiteral("record %1 of %2 lies outside its space").arg(index).arg(section.path));
      } else if (range.size > 0 && table.rowAt(range.offset) != index) {
        fault(QStringLiteral("record %1 of %2 is not found by its byte").arg(index).arg(section.path));
      }
      for (std::size_t field = 0; field < table.layout().fields.size(); ++field) {
        if (!inSpace(table.rangeOf(index, field))) {
          fault(QStringLiteral("a cell of record %1 of %2 lies outside its space").arg(index).arg(section.path));
        }
        m_document.structure.follow(table.layout().fields[field], row->cells[field]);
      }
    }
  }

  void checkScene(const Scene& scene) {
    if (!scene::indicesInRange(scene)) {
      fault(QStringLiteral("an index of the scene leads nowhere"));
      return;
    }
    for (const scene::Node& node : scene.nodes) {
      if (node.record && !leadsTo(*node.record)) {
        fault(QStringLiteral("node %1 has no such record").arg(node.name));
      }
      if (!finite(node.local)) {
        fault(QStringLiteral("node %1 has a transform that is no number").arg(node.name));
      }
    }
    for (const scene::Mesh& mesh : scene.meshes) {
      checkMesh(mesh);
    }
    for (const scene::Lightmap& lightmap : scene.bake.lightmaps) {
      checkLightmap(lightmap);
    }
    const auto& items = scene.drawItems();
    for (const std::uint64_t item : sampledRows(items.size())) {
      const auto record = scene.recordOf(DrawItemIndex(item), 0);
      if (record && !leadsTo(*record)) {
        fault(QStringLiteral("draw item %1 has no such record").arg(item));
      }
    }
    if (scene.world.visibility) {
      checkVisibility(*scene.world.visibility);
    }
  }

  static bool finite(const QMatrix4x4& matrix) {
    return std::all_of(matrix.constData(), matrix.constData() + 16, [](float v) { return std::isfinite(v); });
  }

  static bool finite(const QVector3D& v) {
    return std::isfinite(v.x()) && std::isfinite(v.y()) && std::isfinite(v.z());
  }

  template <class Stream>
  void checkStream(const scene::Mesh& mesh, const Stream& stream, const char* name) {
    if (!stream.empty() && stream.size() != mesh.vertices.positions.size()) {
      fault(QStringLiteral("mesh %1: %2 entries of %3 for %4 vertices")
                .arg(mesh.name)
                .arg(stream.size())
                .arg(QLatin1String(name))
                .arg(mesh.vertices.positions.size()));
    }
  }

  void checkMesh(const scene::Mesh& mesh) {
    const scene::VertexStreams& streams = mesh.vertices;
    checkStream(mesh, streams.normals, "normals");
    checkStream(mesh, streams.tangents, "tangents");
    checkStream(mesh, streams.uvs[0], "uvs");
    checkStream(mesh, streams.uvs[1], "second uvs");
    checkStream(mesh, streams.lightmapUvs, "lightmap uvs");
    checkStream(mesh, streams.blend, "blend");
    checkStream(mesh, streams.layerWeights, "layer weights");
    for (const auto& colors : streams.colors) {
      if (colors.scope == scene::ColorScope::Vertex) {
        checkStream(mesh, colors.values, "colours");
      } else if (colors.values.size() != mesh.surfaces.size()) {
        fault(QStringLiteral("mesh %1: %2 colours for %3 surfaces")
                  .arg(mesh.name)
                  .arg(colors.values.size())
                  .arg(mesh.surfaces.size()));
      }
    }
    if (!std::ranges::all_of(streams.positions, [](const QVector3D& v) { return finite(v); })) {
      fault(QStringLiteral("mesh %1 has a position that is no number").arg(mesh.name));
    }
  }

  void checkLightmap(const scene::Lightmap& lightmap) {
    const auto luxels = static_cast<std::uint64_t>(lightmap.width) * static_cast<std::uint64_t>(lightmap.height);
    for (const scene::LightmapLayer& layer : lightmap.layers) {
      if (layer.flat.size() != luxels * 4 || (!layer.bumped.empty() && layer.bumped.size() != luxels * 12)) {
        fault(QStringLiteral("a lightmap's bytes do not fit its size"));
      }
    }
  }

  void checkVisibility(const visibility::Visibility& visibility) {
    visibility.leafAt({0, 0, 0});
    for (const std::uint64_t cluster : sampledRows(static_cast<std::uint64_t>(std::max(visibility.clusterCount, 0)))) {
      if (visibility.visibleFrom(static_cast<int>(cluster)).size() != visibility.clusterCount) {
        fault(QStringLiteral("visible set of cluster %1 has another size").arg(cluster));
      }
    }
  }

  void checkDiagnostic(const Diagnostic& diagnostic) {
    if (diagnostic.message.isEmpty()) {
      fault(QStringLiteral("a diagnostic that says nothing"));
    }
    if (diagnostic.where.has_value() == (diagnostic.unplaced != base::Unplaced::No)) {
      fault(QStringLiteral("a diagnostic without bytes or reason: ") + diagnostic.message);
    }
    if (diagnostic.where && diagnostic.path.isEmpty() && !m_document.spaces.contains(diagnostic.where->space)) {
      fault(QStringLiteral("a diagnostic of no space: ") + diagnostic.message);
    }
  }

  const Document& m_document;
  QStringList m_faults;
};

template <class T>
void addStream(QCryptographicHash& hash, const std::vector<T>& stream) {
  hash.addData(
      QByteArrayView(reinterpret_cast<const char*>(stream.data()), static_cast<qsizetype>(stream.size() * sizeof(T))));
}

void addScene(QCryptographicHash& hash, const Scene& scene) {
  for (const scene::Node& node : scene.nodes) {
    hash.addData(node.name.toUtf8());
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(node.local.constData()), 16 * sizeof(float)));
    for (const scene::Property& property : node.properties) {
      hash.addData((property.key + QLatin1Char('=') + property.value).toUtf8());
    }
  }
  for (const scene::Mesh& mesh : scene.meshes) {
    addStream(hash, mesh.indices);
    addStream(hash, mesh.vertices.positions);
    addStream(hash, mesh.vertices.normals);
    addStream(hash, mesh.vertices.uvs[0]);
    addStream(hash, mesh.vertices.lightmapUvs);
    addStream(hash, mesh.vertices.blend);
    addStream(hash, mesh.vertices.layerWeights);
  }
  for (const scene::Lightmap& lightmap : scene.bake.lightmaps) {
    for (const scene::LightmapLayer& layer : lightmap.layers) {
      hash.addData(layer.flat.toByteArray());
    }
  }
  for (const scene::Material& material : scene.assets.materials) {
    hash.addData(material.name.toUtf8());
  }
  for (const scene::Control& control : scene.controls) {
    hash.addData(control.id.toUtf8());
  }
}

} // namespace

QStringList faultsOf(const Document& document) {
  return Checker(document).run();
}

QByteArray dumpOf(const Document& document) {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  if (document.scene) {
    addScene(hash, *document.scene);
  }
  QByteArray dump = QByteArray::fromStdString(
      document::toJson(document).dump(1, ' ', false, structure::Json::error_handler_t::replace));
  dump += "\nscene " + hash.result().toHex() + '\n';
  for (const Section& section : document.structure.sections()) {
    const std::uint64_t rows = section.table ? section.table->rowCount() : 0;
    for (const std::uint64_t index : sampledRows(rows)) {
      dump += section.path.toUtf8() + ' ' + QByteArray::number(static_cast<qulonglong>(index));
      if (const auto row = section.table->row(index)) {
        for (const structure::Value& cell : row->cells) {
          dump += ' ' + structure::toText(cell).toUtf8();
        }
      }
      dump += '\n';
    }
  }
  return dump;
}

} // namespace vitrine::tests
