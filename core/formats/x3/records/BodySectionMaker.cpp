#include "core/formats/x3/records/BodySectionMaker.h"

#include "core/formats/x3/file/PlainText.h"
#include "core/formats/x3/records/TextLevels.h"
#include "core/formats/x3/records/TextMaterials.h"

namespace vitrine::formats::x3 {
namespace {

const QString kMaterials = QStringLiteral("materials");
const QString kPoints = QStringLiteral("points");

QString vectorText(const QVector3D& vector) {
  return structure::toText(structure::Value(std::vector<double>{vector.x(), vector.y(), vector.z()}));
}

QString flagsText(std::uint32_t flags) {
  const QString number = hexText(flags);
  const QString names = structure::flagNames(kPartFlags, flags).join(QLatin1StringView(" | "));
  return names.isEmpty() ? number : number + QStringLiteral("  ") + names;
}

class BodyMaker {
public:
  BodyMaker(SectionMaker& maker, Handle parent, const QString& path, const Body& body)
      : m_maker(maker), m_parent(parent), m_path(path), m_body(body) {}

  BodySections addAll() {
    m_maker.tellText(m_parent, QStringLiteral("info"), m_body.info);
    m_maker.tellText(m_parent, QStringLiteral("name"), m_body.name);
    m_maker.tellText(m_parent, QStringLiteral("sound"), m_body.sound);
    addMaterials();
    for (std::size_t lod = 0; lod < m_body.records.size(); ++lod) {
      addRecord(lod);
    }
    for (std::size_t i = 0; i < m_body.collisionBoxes.size(); ++i) {
      addBox(i);
    }
    return std::move(m_sections);
  }

private:
  void addMaterials() {
    if (m_body.materials.empty()) {
      return;
    }
    const RecordRun& run = m_body.materialRecords;
    m_sections.materials = m_maker.add(m_parent, kMaterials, run.where);
    m_maker.setTable(m_sections.materials, textMaterialTable(), run);
    for (std::size_t i = 0; i < m_body.materials.size(); ++i) {
      if (!m_body.materials[i].values.empty()) {
        addParameters(i);
      }
    }
  }

  void addParameters(std::size_t index) {
    const BodyMaterial& material = m_body.materials[index];
    const RecordRun run = runOf(material.values);
    const QString name = QStringLiteral("%1 %2").arg(index).arg(shortName(material.effect));
    const Handle section = m_maker.add(m_sections.materials, name.trimmed(), run.where);
    m_maker.setTable(section, textParameterTable(), run);
  }

  void addRecord(std::size_t lod) {
    const BodyRecord& record = m_body.records[lod];
    const QString name = QStringLiteral("LOD %1").arg(lod);
    const Handle section = m_maker.add(m_parent, name, record.where);
    m_maker.tell(section, lod == 0 ? QStringLiteral("size") : QStringLiteral("threshold"),
                 structure::integer(record.value));
    m_maker.tell(section, QStringLiteral("flags"), hexText(record.flags));
    m_maker.tell(section, QStringLiteral("largest coordinate"), static_cast<double>(record.largest));
    m_maker.tell(section, QStringLiteral("points"), structure::integer(record.points.size()));
    m_maker.tell(section, QStringLiteral("faces"), structure::integer(record.faces.size()));
    m_maker.tell(section, QStringLiteral("parts"), structure::integer(record.parts.size()));
    const Handle points = m_maker.add(section, kPoints, record.pointRecords.where);
    m_maker.setTable(points, textPointTable(), record.pointRecords);
    m_sections.levels.push_back(addParts(section, record, pathBelow(pathBelow(m_path, name), kPoints)));
  }

  BodySections::Parts addParts(Handle level, const BodyRecord& record, const QString& points) {
    if (record.parts.empty()) {
      return {};
    }
    const Handle section = m_maker.add(level, QStringLiteral("parts"), runOf(record.parts).where);
    const TextTable faces = textFaceTable(materialsTarget(), points);
    BodySections::Parts made;
    for (std::size_t i = 0; i < record.parts.size(); ++i) {
      made.push_back({addPart(section, i, record.parts[i], faces)});
    }
    return made;
  }

  Handle addPart(Handle parent, std::size_t index, const BodyPart& part, const TextTable& faces) {
    const QString name = QStringLiteral("%1 %2").arg(index).arg(shortName(part.name)).trimmed();
    const Handle section = m_maker.add(parent, name, part.where);
    m_maker.tell(section, QStringLiteral("flags"), flagsText(part.flags));
    if (part.pivot) {
      m_maker.tell(section, QStringLiteral("pivot"), vectorText(*part.pivot));
    }
    m_maker.setTable(section, faces, part.groups.front().records);
    return section;
  }

  /// The path of the materials where faces tell their place; MATERIAL3 has numbers of its own.
  QString materialsTarget() const {
    const auto& materials = m_body.materials;
    for (std::size_t i = 0; i < materials.size(); ++i) {
      const bool byIndex = materials[i].kind == BodyMaterial::Kind::Material3;
      if (byIndex && materials[i].index != static_cast<std::int64_t>(i)) {
        return {};
      }
    }
    return materials.empty() ? QString() : pathBelow(m_path, kMaterials);
  }

  void addBox(std::size_t index) {
    const CollisionBox& box = m_body.collisionBoxes[index];
    const Handle section = m_maker.add(m_parent, QStringLiteral("collision box %1").arg(index), box.where);
    m_maker.tell(section, QStringLiteral("min"), vectorText(box.min));
    m_maker.tell(section, QStringLiteral("max"), vectorText(box.max));
  }

  SectionMaker& m_maker;
  Handle m_parent;
  QString m_path;
  const Body& m_body;
  BodySections m_sections;
};

} // namespace

SectionMaker::SectionMaker(structure::StructureBuilder& builder, ByteSourcePtr source, const ByteRange& whole)
    : m_builder(builder), m_source(std::move(source)), m_whole(whole),
      m_text(m_source->readClipped(whole.offset, whole.size).value_or(Bytes())), m_lines(m_text.span()) {}

Handle SectionMaker::add(Handle parent, const QString& name, const ByteRange& range, bool withLines) {
  const Handle section = m_builder.add(parent, name, range);
  if (withLines) {
    tell(section, QStringLiteral("lines"), linesOf(range));
  }
  return section;
}

void SectionMaker::tell(Handle section, const QString& key, structure::Value value) {
  m_builder.at(section).attributes.push_back({key, std::move(value)});
}

void SectionMaker::tellText(Handle section, const QString& key, const QString& text) {
  if (!text.isEmpty()) {
    tell(section, key, text);
  }
}

QString SectionMaker::linesOf(const ByteRange& range) {
  const auto first = static_cast<std::size_t>(range.offset - m_whole.offset);
  const std::size_t last = first + static_cast<std::size_t>(std::max<std::uint64_t>(range.size, 1)) - 1;
  const QString firstLine = QString::number(m_lines.lineAt(first));
  const QString lastLine = QString::number(m_lines.lineAt(last));
  return firstLine == lastLine ? firstLine : QStringLiteral("%1 to %2").arg(firstLine, lastLine);
}

void SectionMaker::setTable(Handle section, TextTable table, const RecordRun& run) {
  m_builder.at(section).table =
      structure::makeTextTable(std::move(table.layout), m_source, run.where, run.starts, std::move(table.decode));
}

BodySections addBodySections(SectionMaker& maker, Handle parent, const QString& path, const Body& body) {
  return BodyMaker(maker, parent, path, body).addAll();
}

QString shortName(const QString& text) {
  constexpr qsizetype kMost = 60;
  return text.size() > kMost ? text.left(kMost) + QStringLiteral("…") : text;
}

QString pathBelow(const QString& path, const QString& name) {
  return path.isEmpty() ? name : path + QLatin1Char('/') + name;
}

} // namespace vitrine::formats::x3
