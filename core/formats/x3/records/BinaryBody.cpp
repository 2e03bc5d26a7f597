#include "core/formats/x3/records/BinaryBody.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/PlainText.h"
#include "core/formats/x3/records/BinaryLevels.h"
#include "core/formats/x3/records/BinaryMaterials.h"

#include <limits>

namespace vitrine::formats::x3 {
namespace {

// Of sections of each kind; one costs more than the few bytes that a hostile file needs for it.
constexpr std::size_t kMaxBodySections = 20'000;

// Faces and groups refer to materials by 16 bits at most.
constexpr std::uint64_t kMaxMaterials = 65536;
// Whole bodies have six.
constexpr std::size_t kMaxTags = 64;

class BinaryBodyReader {
public:
  BinaryBodyReader(const Bytes& bytes, std::size_t from, const ByteRange& where, const Limits& limits,
                   Diagnostics& diagnostics)
      : m_reader(bytes, where), m_limits(limits), m_diagnostics(diagnostics) {
    m_reader.seek(from);
    m_out.where = {where.space, where.offset + from, 0};
  }

  Body run() {
    try {
      m_reader.expectTag(kBodyTag);
      while (!m_reader.takeTag("/BOB")) {
        readTag();
      }
    } catch (const bytes::ReadError& error) {
      tellEnd(error.error());
    }
    m_out.materialRecords = runOf(m_out.materials);
    m_out.where.size = m_reader.spaceOffset() - m_out.where.offset;
    return std::move(m_out);
  }

private:
  void tellEnd(const Error& error) {
    const std::uint64_t at = error.offset.value_or(m_reader.spaceOffset());
    const QString place = m_place.isEmpty() ? QString::fromLatin1(kBodyTag) : m_place;
    m_diagnostics.damage(base::translate("formats", "%1: %2; the rest is not read").arg(place, error.message),
                         ByteRange{m_reader.space(), at, 0});
    if (!m_out.tags.empty() && m_out.tags.back().where.size == 0) {
      m_out.tags.back().where.size = m_reader.spaceOffset() - m_out.tags.back().where.offset;
    }
  }

  void readTag() {
    const std::size_t start = m_reader.position();
    const QString name = m_reader.tag();
    m_place = name;
    if (m_out.tags.size() >= kMaxTags) {
      m_reader.fail(base::translate("formats", "more than %1 tags").arg(kMaxTags));
    }
    m_out.tags.push_back({name, {m_reader.space(), m_reader.spaceOffset() - TagReader::kTagBytes, 0}});
    if (name == QLatin1StringView("INFO")) {
      m_out.info = m_reader.name();
    } else if (name == QLatin1StringView("NAME")) {
      m_out.name = m_reader.name();
    } else if (name == QLatin1StringView("VERS")) {
      m_reader.u32();
    } else if (name == QLatin1StringView("SND1")) {
      m_out.sound = QString::number(m_reader.u32());
    } else if (name == QLatin1StringView("MAT3") || name == QLatin1StringView("MAT5") ||
               name == QLatin1StringView("MAT6")) {
      readMaterials(name.back().digitValue());
    } else if (name == QLatin1StringView("BODY")) {
      readRecords();
    } else {
      m_out.tags.pop_back();
      m_reader.seek(start);
      m_place.clear();
      m_reader.fail(base::translate("formats", "\"%1\" is not a known tag").arg(name));
    }
    m_place = name;
    m_reader.expectEndOf(name);
    m_out.tags.back().where.size = m_reader.spaceOffset() - m_out.tags.back().where.offset;
  }

  void readMaterials(int version) {
    const std::size_t count = m_reader.count(kMaxMaterials, base::translate("formats", "materials"));
    BinaryMaterialReader materials(m_reader, version);
    m_out.materials.clear();
    for (std::size_t i = 0; i < count; ++i) {
      m_place = base::translate("formats", "MAT%1, material %2 of %3").arg(version).arg(i + 1).arg(count);
      m_out.materials.push_back(materials.read());
    }
  }

  void readRecords() {
    const std::size_t count = m_reader.u16();
    for (std::size_t i = 0; i < count; ++i) {
      m_place = base::translate("formats", "BODY, LOD %1 of %2").arg(i).arg(count);
      readLevel(m_reader, m_out.records.emplace_back(), m_place, m_limits, m_diagnostics);
    }
  }

  TagReader m_reader;
  const Limits& m_limits;
  Diagnostics& m_diagnostics;
  Body m_out;
  QString m_place; ///< what is being read, for messages
};

class BinarySectionMaker {
public:
  BinarySectionMaker(structure::StructureBuilder& builder, ByteSourcePtr source, const Body& body)
      : m_builder(builder), m_source(std::move(source)), m_body(body), m_levels(builder, m_source, kMaxBodySections) {}

  BodySections run(Handle parent) {
    for (const TaggedRun& tag : m_body.tags) {
      if (tag.name == QLatin1StringView("BODY")) {
        addRecords(parent);
      } else if (tag.name.startsWith(QLatin1StringView("MAT"))) {
        m_out.materials = addBinaryMaterials(m_builder, parent, m_source, m_body, tag, kMaxBodySections);
      } else {
        addText(parent, tag);
      }
    }
    if (m_body.trailing > 0) {
      const Handle rest = m_builder.add(parent, QStringLiteral("after the body"),
                                        {m_body.where.space, m_body.where.end(), m_body.trailing});
      m_builder.at(rest).note = base::translate("formats", "not part of the body");
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

  void addRecords(Handle parent) {
    for (std::size_t i = m_out.levels.size(); i < m_body.records.size(); ++i) {
      const BodyRecord& record = m_body.records[i];
      const Handle section = m_builder.add(parent, QStringLiteral("LOD %1").arg(i), record.where);
      m_builder.at(section).attributes.push_back(
          {i == 0 ? QStringLiteral("size") : QStringLiteral("threshold"), structure::integer(record.value)});
      m_builder.at(section).attributes.push_back({QStringLiteral("flags"), hexText(record.flags)});
      m_out.levels.push_back(m_levels.add(section, record));
    }
  }

  structure::StructureBuilder& m_builder;
  ByteSourcePtr m_source;
  const Body& m_body;
  LevelSections m_levels;
  BodySections m_out;
};

} // namespace

Result<Body> readBodyAt(const Bytes& bytes, std::size_t from, const ByteRange& where, const Limits& limits,
                        Diagnostics& diagnostics) {
  if (bytes.size() > std::numeric_limits<std::uint32_t>::max()) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "the body is larger than 4 GiB")));
  }
  TagReader reader(bytes.clippedSlice(from, TagReader::kTagBytes), {where.space, where.offset + from, 0});
  if (!reader.takeTag(kBodyTag)) {
    return std::unexpected(Error::of(ErrorCode::WrongFormat, base::translate("formats", "this is not a BOB1 body")));
  }
  return BinaryBodyReader(bytes, from, where, limits, diagnostics).run();
}

Result<Body> readBinaryBody(const Bytes& bytes, const ByteRange& where, const Limits& limits,
                            Diagnostics& diagnostics) {
  auto body = readBodyAt(bytes, 0, where, limits, diagnostics);
  if (!body) {
    return body;
  }
  body->trailing = bytes.size() - body->where.size;
  if (body->trailing > 0 && !diagnostics.anyDamage()) {
    diagnostics.note(base::translate("formats", "%1 bytes after the end of the body are ignored").arg(body->trailing),
                     ByteRange{where.space, body->where.end(), body->trailing});
  }
  return body;
}

BodySections addBinaryBody(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source,
                           const Body& body) {
  return BinarySectionMaker(builder, std::move(source), body).run(parent);
}

} // namespace vitrine::formats::x3
