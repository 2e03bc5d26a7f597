#include "core/formats/x3/records/TextSections.h"

#include "core/formats/x3/file/PlainText.h"
#include "core/formats/x3/records/BodySectionMaker.h"
#include "core/formats/x3/records/TextFrames.h"

#include <unordered_map>
#include <unordered_set>

namespace vitrine::formats::x3 {
namespace {

using namespace structure::fields;

constexpr auto kJetFlags = std::to_array<structure::FlagName>({{0x1, "main jet"},
                                                               {0x2, "brake jet"},
                                                               {0x4, "yaw 4"},
                                                               {0x8, "yaw 8"},
                                                               {0x10, "pitch 10"},
                                                               {0x20, "pitch 20"},
                                                               {0x40, "roll 40"},
                                                               {0x80, "roll 80"},
                                                               {0x1000, "visible"},
                                                               {0x2000, "no trail"},
                                                               {0x4000, "no emitter effect"},
                                                               {0x8000, "travel mode nozzle"}});

constexpr auto kTextPath = structure::layout(
    "path", structure::kVaryingSize,
    i32("id", QT_TRANSLATE_NOOP("formats", "number that others use for it as their parent")).varying(),
    chars("body", QT_TRANSLATE_NOOP("formats", "a file below objects, or the number of a body; -1: none")),
    i32("parent", QT_TRANSLATE_NOOP("formats", "the id of the path that it moves with")),
    u32("cockpit", QT_TRANSLATE_NOOP("formats", "number of a turret; from 0x1000, flags of a jet")),
    u32("jet", QT_TRANSLATE_NOOP("formats", "meaning of the jet flags")).flags(kJetFlags), chars("name"),
    chars("flags", QT_TRANSLATE_NOOP("formats", "b body, c camera, l lamp, d directional light, j sub-scene")),
    i32("notes", QT_TRANSLATE_NOOP("formats", "in all its note tracks together")),
    i32("frames", QT_TRANSLATE_NOOP("formats", "number of keys of its movement")));

constexpr auto kTextNote = structure::layout("note", structure::kVaryingSize,
                                             i32("time", QT_TRANSLATE_NOOP("formats", "milliseconds")).varying(),
                                             chars("text", QT_TRANSLATE_NOOP("formats", "event at that time")));

/// Counts that a path's own bytes do not tell quickly.
struct PathCounts {
  std::uint32_t notes = 0;
  std::uint32_t frames = 0;
};

/// Statements of a path that are fields of its row.
constexpr std::array<std::pair<std::string_view, std::size_t>, 5> kStatements{{{"P", kTextPath["id"]},
                                                                               {"B", kTextPath["body"]},
                                                                               {"F", kTextPath["parent"]},
                                                                               {"C", kTextPath["cockpit"]},
                                                                               {"N", kTextPath["name"]}}};

void noteRow(TextRecord& row, std::uint64_t) {
  row.integer(kTextNote["time"]);
  row.text(kTextNote["text"]);
}

void statementCells(TextRecord& row, std::size_t field) {
  constexpr std::int64_t kFirstJet = 0x1000;
  if (kTextPath.fields[field].type == structure::FieldType::Chars) {
    row.text(field);
  } else if (const std::int64_t value = row.integer(field); field == kTextPath["cockpit"] && value >= kFirstJet) {
    row.place(kTextPath["jet"], value);
  }
}

void pathRow(TextRecord& row, const PathCounts& counts) {
  TextLexer& lexer = row.lexer();
  QString letters;
  while (lexer.atWord()) {
    const std::string_view word = lexer.word();
    if (word == "T" || word == "L") {
      break; // what follows is no longer in the table
    }
    const auto statement = std::ranges::find(kStatements, word, &decltype(kStatements)::value_type::first);
    if (statement != kStatements.end()) {
      statementCells(row, statement->second);
    } else if (word.find_first_not_of(kPathLetters) == word.npos) {
      lexer.take(';');
      letters += latin1(word);
    } else {
      lexer.skipStatement();
    }
    // A value that is none or lacks its ';' does not hide the others.
    if (const auto surprise = lexer.recover(); surprise && !surprise->endMissing) {
      lexer.skipStatement();
    }
  }
  row.set(kTextPath["flags"], letters, 0, 0);
  row.set(kTextPath["notes"], structure::integer(counts.notes), 0, 0);
  row.set(kTextPath["frames"], structure::integer(counts.frames), 0, 0);
}

TextTable pathTable(const QString& parents, std::vector<PathCounts> counts) {
  return textTable(leadingTo(kTextPath, {{kTextPath["parent"], parents}}),
                   [counts = std::make_shared<const std::vector<PathCounts>>(std::move(counts))](
                       TextRecord& row, std::uint64_t index) { pathRow(row, (*counts)[index]); });
}

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
      : m_maker(builder, std::move(source), scene.where), m_scene(scene), m_parent(parent),
        m_path(pathBelow(builder.pathOf(parent), kPaths)) {}

  SceneSections addAll() {
    if (m_scene.version) {
      m_maker.tell(m_parent, QStringLiteral("version"), structure::integer(*m_scene.version));
    }
    m_maker.tellText(m_parent, QStringLiteral("info"), m_scene.info);
    m_sections.inlineBodies.resize(m_scene.inlineBodies.size());
    if (m_scene.paths.empty()) {
      return std::move(m_sections);
    }
    addPathTable();
    for (std::size_t row = 0; row < m_scene.paths.size(); ++row) {
      addPath(row);
    }
    return std::move(m_sections);
  }

private:
  void addPathTable() {
    const RecordRun run = runOf(m_scene.paths);
    std::vector<PathCounts> counts;
    counts.reserve(m_scene.paths.size());
    for (const ScenePath& path : m_scene.paths) {
      PathCounts count;
      count.frames = static_cast<std::uint32_t>(path.frames.size());
      for (const auto& track : path.noteTracks) {
        count.notes += static_cast<std::uint32_t>(track.size());
      }
      counts.push_back(count);
    }
    m_sections.paths = m_maker.add(m_parent, kPaths, run.where);
    m_maker.setTable(m_sections.paths, pathTable(parentsAreRows(m_scene) ? m_path : QString(), std::move(counts)), run);
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
    const Handle section = m_maker.add(m_sections.paths, name, path.where, !brief);
    m_maker.setTable(section, textFrameTable(), path.frameRecords);
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
    const RecordRun run = runOf(notes);
    const Handle section = m_maker.add(path, QStringLiteral("notes %1").arg(track), run.where);
    m_maker.setTable(section, textTable(kTextNote, noteRow), run);
  }

  SectionMaker m_maker;
  const SceneFile& m_scene;
  Handle m_parent;
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
