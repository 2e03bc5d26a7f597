#include "core/formats/x3/text/TextSections.h"

#include "core/formats/x3/text/BodySectionMaker.h"
#include "core/formats/x3/text/RowDecoders.h"
#include "core/formats/x3/text/TextLayouts.h"

#include <unordered_map>
#include <unordered_set>

namespace vitrine::formats::x3 {
namespace {

const QString kPaths = QStringLiteral("paths");

/// True if the ids of parents are the rows of the paths they name.
bool parentsAreRows(const SceneFile& scene) {
  std::unordered_map<std::int32_t, std::size_t> rows;
  for (std::size_t row = 0; row < scene.paths.size(); ++row) {
    rows.emplace(scene.paths[row].id, row);
  }
  return std::ranges::all_of(scene.paths, [&](const ScenePath& path) {
    const auto found = path.parent ? rows.find(*path.parent) : rows.end();
    return found == rows.end() || static_cast<std::int64_t>(found->second) == found->first;
  });
}

class SceneMaker {
public:
  SceneMaker(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source, const SceneFile& scene)
      : m_maker(builder, std::move(source), scene.where), m_scene(scene),
        m_path(pathBelow(builder.pathOf(parent), kPaths)) {
    m_sections.section = parent;
  }

  SceneSections addAll() {
    if (m_scene.version) {
      m_maker.tell(m_sections.section, QStringLiteral("version"), structure::integer(*m_scene.version));
    }
    m_maker.tellText(m_sections.section, QStringLiteral("info"), m_scene.info);
    m_sections.inlineBodies.resize(m_scene.inlineBodies.size());
    if (m_scene.paths.empty()) {
      return std::move(m_sections);
    }
    addPathTable();
    m_sections.frames.reserve(m_scene.paths.size());
    for (std::size_t row = 0; row < m_scene.paths.size(); ++row) {
      addPath(row);
    }
    return std::move(m_sections);
  }

private:
  void addPathTable() {
    const ByteRange& first = m_scene.paths.front().where;
    RecordRun run{{first.space, first.offset, m_scene.paths.back().where.end() - first.offset}, {}};
    std::vector<PathCounts> counts;
    counts.reserve(m_scene.paths.size());
    run.starts.reserve(m_scene.paths.size());
    for (const ScenePath& path : m_scene.paths) {
      run.starts.push_back(static_cast<std::uint32_t>(path.where.offset - first.offset));
      PathCounts count;
      count.frames = static_cast<std::uint32_t>(path.frames.size());
      for (const auto& track : path.noteTracks) {
        count.notes += static_cast<std::uint32_t>(track.size());
      }
      counts.push_back(count);
    }
    m_sections.paths = m_maker.add(m_sections.section, kPaths, run.where);
    const std::string parents = parentsAreRows(m_scene) ? m_path.toStdString() : std::string();
    m_maker.setTable(m_sections.paths, pathLayout(parents), run, pathCells(std::move(counts)));
  }

  /// By its id, which others name; of paths with the same id all but the first by their row too.
  QString nameOf(std::size_t row) {
    const ScenePath& path = m_scene.paths[row];
    const QString name = shortName(path.name.isEmpty() ? path.body : path.name);
    const QString text = QStringLiteral("P %1 %2").arg(QString::number(path.id), name).trimmed();
    return m_ids.insert(path.id).second ? text : QStringLiteral("%1 (row %2)").arg(text).arg(row);
  }

  void addPath(std::size_t row) {
    const ScenePath& path = m_scene.paths[row];
    const QString name = nameOf(row);
    const bool brief = m_scene.paths.size() > kLargeScene;
    const Handle section = brief ? m_maker.addBrief(m_sections.paths, name, path.where)
                                 : m_maker.add(m_sections.paths, name, path.where);
    m_maker.setTable(section, frameLayout(), path.frameRecords, frameCells());
    m_sections.frames.push_back(section);
    for (std::size_t track = 0; track < path.noteTracks.size(); ++track) {
      addNotes(section, track, path.noteTracks[track]);
    }
    if (path.inlineBody) {
      const Body& body = m_scene.inlineBodies[*path.inlineBody];
      const QString bodyName = QStringLiteral("body");
      const Handle place = m_maker.add(section, bodyName, body.where);
      m_sections.inlineBodies[*path.inlineBody] =
          addBodySections(m_maker, place, pathBelow(pathBelow(m_path, name), bodyName), body);
    }
  }

  void addNotes(Handle path, std::size_t track, const std::vector<Note>& notes) {
    if (notes.empty()) {
      return;
    }
    const ByteRange& first = notes.front().where;
    RecordRun run{{first.space, first.offset, notes.back().where.end() - first.offset}, {}};
    for (const Note& note : notes) {
      run.starts.push_back(static_cast<std::uint32_t>(note.where.offset - first.offset));
    }
    const Handle section = m_maker.add(path, QStringLiteral("notes %1").arg(track), run.where);
    m_maker.setTable(section, noteLayout(), run, noteCells());
  }

  SectionMaker m_maker;
  const SceneFile& m_scene;
  QString m_path; ///< of "paths"
  SceneSections m_sections;
  std::unordered_set<std::int32_t> m_ids; ///< that were met
};

} // namespace

BodySections addTextBody(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source, const Body& body) {
  SectionMaker maker(builder, std::move(source), body.where);
  return addBodySections(maker, parent, builder.pathOf(parent), body);
}

SceneSections addTextScene(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source,
                           const SceneFile& scene) {
  return SceneMaker(builder, parent, std::move(source), scene).addAll();
}

} // namespace vitrine::formats::x3
