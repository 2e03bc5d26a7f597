#include "core/formats/x3/binary/BinarySections.h"

#include "core/formats/x3/binary/BinaryTables.h"
#include "core/formats/x3/binary/LevelReader.h"

namespace vitrine::formats::x3 {
namespace {

// Of each kind; a section costs more than the few bytes that a hostile file needs for one.
constexpr std::size_t kMaxSections = 20'000;

QString hex(std::uint32_t flags) {
  return QStringLiteral("0x%1").arg(flags, 0, 16);
}

class Sections {
public:
  Sections(structure::StructureBuilder& builder, ByteSourcePtr source, const Body& body)
      : m_builder(builder), m_source(std::move(source)), m_body(body) {}

  BodySections run(Handle parent) {
    m_out.section = parent;
    for (const TaggedRun& tag : m_body.tags) {
      if (tag.name == QLatin1StringView("BODY")) {
        addRecords(parent);
      } else if (tag.name.startsWith(QLatin1StringView("MAT"))) {
        addMaterials(parent, tag);
      } else {
        addText(parent, tag);
      }
    }
    if (m_body.trailing > 0) {
      const Handle rest = m_builder.add(parent, QStringLiteral("after the body"),
                                        {m_body.where.space, m_body.where.end(), m_body.trailing});
      m_builder.at(rest).note = QStringLiteral("not part of the body");
    }
    return std::move(m_out);
  }

private:
  void addText(Handle parent, const TaggedRun& tag) {
    structure::Section& section = m_builder.at(m_builder.add(parent, tag.name, tag.where));
    if (tag.name == QLatin1StringView("INFO")) {
      section.attributes.push_back({QStringLiteral("text"), m_body.info});
    } else if (tag.name == QLatin1StringView("NAME")) {
      section.attributes.push_back({QStringLiteral("text"), m_body.name});
    } else if (tag.name == QLatin1StringView("SND1")) {
      section.attributes.push_back({QStringLiteral("sound"), m_body.sound});
    }
  }

  void addMaterials(Handle parent, const TaggedRun& tag) {
    m_out.materials = m_builder.add(parent, QStringLiteral("materials"), tag.where);
    m_builder.at(m_out.materials).attributes.push_back({QStringLiteral("tag"), tag.name});
    m_builder.at(m_out.materials).table =
        materialTable(m_source, m_body.materialRecords, tag.name.endsWith(QLatin1Char('6')));
    for (std::size_t i = 0; i < m_body.materials.size() && i < kMaxSections; ++i) {
      const BodyMaterial& material = m_body.materials[i];
      if (material.values.empty()) {
        continue;
      }
      const Handle section = m_builder.add(m_out.materials, QStringLiteral("material %1").arg(i), material.where);
      m_builder.at(section).attributes.push_back({QStringLiteral("effect"), material.effect});
      m_builder.at(section).table = effectTable(m_source, material);
    }
  }

  void addRecords(Handle parent) {
    for (std::size_t i = m_out.records.size(); i < m_body.records.size(); ++i) {
      const BodyRecord& record = m_body.records[i];
      const Handle section = m_builder.add(parent, QStringLiteral("LOD %1").arg(i), record.where);
      m_builder.at(section).attributes.push_back(
          {i == 0 ? QStringLiteral("size") : QStringLiteral("threshold"), structure::integer(record.value)});
      m_builder.at(section).attributes.push_back({QStringLiteral("flags"), hex(record.flags)});
      m_out.records.push_back(addRecord(section, record));
    }
  }

  BodySections::Record addRecord(Handle section, const BodyRecord& record) {
    BodySections::Record out;
    out.section = section;
    if (record.boneRecords.count() > 0) {
      const Handle bones = m_builder.add(section, QStringLiteral("bones"), record.boneRecords.where);
      m_builder.at(bones).table = boneTable(m_source, record.boneRecords);
    }
    out.points = m_builder.add(section, QStringLiteral("points"), record.pointRecords.where);
    m_builder.at(out.points).table = pointTable(m_source, record.pointRecords);
    if (record.weightRecords.count() > 0) {
      const Handle weights = m_builder.add(section, QStringLiteral("weights"), record.weightRecords.where);
      m_builder.at(weights).table = weightTable(m_source, record.weightRecords);
    }
    for (std::size_t i = 0; i < record.parts.size(); ++i) {
      addPart(section, i, record.parts[i], out);
    }
    return out;
  }

  void addPart(Handle parent, std::size_t number, const BodyPart& part, BodySections::Record& out) {
    // What is not listed on its own is where the level of detail is.
    if (m_parts++ >= kMaxSections) {
      out.parts.push_back(parent);
      out.groups.emplace_back(part.groups.size(), parent);
      return;
    }
    const Handle section = m_builder.add(parent, QStringLiteral("part %1").arg(number), part.where);
    m_builder.at(section).attributes.push_back({QStringLiteral("flags"), hex(part.flags)});
    out.parts.push_back(section);
    std::vector<Handle>& groups = out.groups.emplace_back();
    for (std::size_t i = 0; i < part.groups.size(); ++i) {
      groups.push_back(m_groups++ < kMaxSections ? addGroup(section, i, part.groups[i]) : section);
    }
    if (part.box) {
      const ByteRange where{part.where.space, part.where.end() - kBoxBytes, kBoxBytes};
      const Handle box = m_builder.add(section, QStringLiteral("box"), where);
      m_builder.at(box).table = boxTable(m_source, where);
    }
  }

  Handle addGroup(Handle parent, std::size_t number, const FaceGroup& group) {
    const Handle faces = m_builder.add(parent, QStringLiteral("faces %1").arg(number), group.records.where);
    m_builder.at(faces).attributes.push_back({QStringLiteral("material"), structure::integer(group.material)});
    m_builder.at(faces).table = faceTable(m_source, group.records);
    if (group.tangents.size > 0) {
      const Handle tangents = m_builder.add(parent, QStringLiteral("tangents %1").arg(number), group.tangents);
      m_builder.at(tangents).table = tangentTable(m_source, group.tangents);
    }
    return faces;
  }

  structure::StructureBuilder& m_builder;
  ByteSourcePtr m_source;
  const Body& m_body;
  BodySections m_out;
  std::size_t m_parts = 0;
  std::size_t m_groups = 0;
};

} // namespace

BodySections addBinaryBody(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source,
                           const Body& body) {
  return Sections(builder, std::move(source), body).run(parent);
}

} // namespace vitrine::formats::x3
