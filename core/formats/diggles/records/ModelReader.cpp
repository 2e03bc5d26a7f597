#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/formats/diggles/records/ModelChecks.h"
#include "core/formats/diggles/records/ModelScale.h"
#include "core/structure/RecordStream.h"

namespace vitrine::formats::diggles {
namespace {

using base::translate;
using structure::columnOf;
using structure::RecordStream;

/// Name of a record for messages, user text.
QString wordOf(const char* name) {
  return QCoreApplication::translate("formats", name);
}

/// Reads the parts of a file in their order, as far as they go.
class ModelReader {
public:
  ModelReader(const Bytes& bytes, SpaceId space) : m_in(bytes, {space, 0, bytes.size()}) {
    m_model.bytes = bytes;
    m_model.space = space;
  }

  /// Call once.
  ModelFile read() {
    try {
      readParts();
    } catch (const bytes::ReadError& problem) {
      stop(problem.error());
    }
    findLargestIndices();
    m_model.rest = {m_in.space(), m_kept, m_in.size() - m_kept};
    return std::move(m_model);
  }

private:
  struct What {
    const char* name = "";
    std::optional<std::uint64_t> number;
  };

  void readParts() {
    readHeader();
    readAll(ModelPart::Materials, QT_TRANSLATE_NOOP("formats", "material"), layouts::kMaterial.leastSize(),
            m_model.materials, &ModelReader::readMaterial);
    readAll(ModelPart::Meshes, QT_TRANSLATE_NOOP("formats", "mesh"), layouts::kMesh.leastSize(), m_model.meshes,
            &ModelReader::readMesh);
    readAll(ModelPart::Objects, QT_TRANSLATE_NOOP("formats", "object"), layouts::kObject.leastSize(), m_model.objects,
            &ModelReader::readObject);
    readAll(ModelPart::Animations, QT_TRANSLATE_NOOP("formats", "animation"), layouts::kAnimation.leastSize(),
            m_model.animations, &ModelReader::readAnimation);
    readAll(ModelPart::Shadows, QT_TRANSLATE_NOOP("formats", "shadow image"), layouts::kShadow.size, m_model.shadows,
            &ModelReader::readShadow);
    readAll(ModelPart::Cmaps, QT_TRANSLATE_NOOP("formats", "cmap"), layouts::kCmap.size, m_model.cmaps,
            &ModelReader::readCmap);
    readArrays();
  }

  /// The part is reached: its count, from `start` on, has just been read.
  void begin(ModelPart part, std::uint64_t declared, std::uint64_t start) {
    Q_ASSERT(static_cast<std::size_t>(part) == m_model.parts.size());
    m_model.parts.push_back({since(start), declared, false});
    keep();
  }

  void endPart() { m_model.parts.back().whole = true; }

  /// Keeps everything read so far, as it is whole.
  void keep() {
    m_kept = m_in.position();
    ByteRange& range = m_model.parts.back().range;
    range.size = m_kept - range.offset;
  }

  /// Names the part being read, for messages: "mesh 3".
  void reading(const char* what, std::optional<std::uint64_t> number = {}) { m_what = {what, number}; }

  /// Ends the reading with what is wrong at `position`.
  [[noreturn]] void failAt(std::uint64_t position, const QString& message) const {
    throw bytes::ReadError(Error::damaged(message, position, m_in.space()));
  }

  /// Ends the reading unless as many bytes follow.
  void want(std::uint64_t bytes) const {
    if (bytes > m_in.remaining()) {
      failAt(m_in.position(),
             translate("formats", "%1 bytes are needed, but %2 are left").arg(bytes).arg(m_in.remaining()));
    }
  }

  void stop(const Error& error) {
    QString what = wordOf(m_what.name);
    if (m_what.number) {
      what += QStringLiteral(" %1").arg(*m_what.number);
    }
    const bool counted = !m_model.parts.empty() && m_model.parts.size() > static_cast<std::size_t>(m_part);
    if (const std::uint64_t declared = counted ? m_model.parts.back().declared : 0; m_what.number && declared > 0) {
      what = translate("formats", "%1 of %2").arg(what).arg(declared);
    }
    m_model.damage = error;
    m_model.damage->message =
        QStringLiteral("%1: %2: %3").arg(QString::fromLatin1(partName(m_part)), what, error.message);
  }

  /// Refuses counts of records of `size` bytes that no file has room for.
  void checkCount(std::uint64_t count, std::uint64_t size, std::uint64_t position, const char* what) const {
    // Fewer records than told are a file cut short, and those there are stay. More than any file has room for are no
    // count.
    if (count > kMostModelBytes / size) {
      failAt(position,
             translate("formats", "%1 %2 of at least %3 bytes cannot fit in the %4 bytes left")
                 .arg(QString::number(count), wordOf(what), QString::number(size), QString::number(m_in.remaining())));
    }
  }

  /// Records to make room for, where `declared` of at least `smallest` bytes are told.
  std::size_t room(std::uint64_t declared, std::uint64_t smallest) const {
    return static_cast<std::size_t>(std::min<std::uint64_t>(declared, m_in.remaining() / smallest));
  }

  QString text(RecordStream& record, std::size_t field) {
    const std::uint64_t start = m_in.position();
    const std::uint64_t length = record.count(field);
    if (length > m_in.remaining()) {
      failAt(start,
             translate("formats", "a text of %1 bytes, but %2 bytes are left").arg(length).arg(m_in.remaining()));
    }
    return record.text(field);
  }

  std::vector<std::uint32_t> numbers(RecordStream& record, std::size_t field) {
    want(record.count(field) * sizeof(std::uint32_t));
    return record.list<std::uint32_t>(field);
  }

  ByteRange since(std::uint64_t position) const { return {m_in.space(), position, m_in.position() - position}; }

  /// Reads a part of records of at least `smallest` bytes; `name`: of one of them.
  template <class Record>
  void readAll(ModelPart part, const char* name, std::uint32_t smallest, std::vector<Record>& records,
               void (ModelReader::*readOne)(Record&)) {
    m_part = part;
    reading(QT_TRANSLATE_NOOP("formats", "count"));
    const std::uint64_t start = m_in.position();
    const std::uint32_t count = countLayout(part) == layouts::kLongCount ? m_in.u32() : m_in.u16();
    checkCount(count, smallest, start, partName(part));
    begin(part, count, start);
    records.reserve(room(count, smallest));
    for (std::uint32_t i = 0; i < count; ++i) {
      reading(name, i);
      Record record;
      const std::uint64_t first = m_in.position();
      (this->*readOne)(record);
      record.where = since(first);
      records.push_back(std::move(record));
      keep();
    }
    endPart();
  }

  void readHeader() {
    RecordStream header(layouts::kHeader, m_in);
    reading(QT_TRANSLATE_NOOP("formats", "version"));
    m_model.version = text(header, layouts::kHeader["version"]);
    m_model.versionText = since(0);
    begin(ModelPart::Header, 0, 0);
    reading(QT_TRANSLATE_NOOP("formats", "name"));
    m_model.name = text(header, layouts::kHeader["name"]);
    m_model.nameText = since(m_model.versionText.end());
    keep();
    endPart();
  }

  void readMaterial(ModelMaterial& material) {
    RecordStream record(layouts::kMaterial, m_in);
    material.name = text(record, layouts::kMaterial["name"]);
    material.path = text(record, layouts::kMaterial["path"]);
    material.number = record.as<std::uint32_t>(layouts::kMaterial["number"]);
  }

  void readMesh(ModelMesh& mesh) {
    using layouts::kMeshTail;
    RecordStream record(layouts::kMesh, m_in);
    mesh.linkCount = static_cast<std::uint16_t>(record.count(layouts::kMesh["links"]));
    mesh.firstLink = static_cast<std::uint32_t>(m_model.links.size());
    // Everything behind the count at once: a model has thousands of meshes.
    const std::uint64_t linkBytes = std::uint64_t{mesh.linkCount} * layouts::kLink.size;
    const Bytes bytes = m_in.take(linkBytes + kMeshTail.size);
    readLinks(bytes.data(), mesh.linkCount);
    const std::byte* tail = bytes.data() + linkBytes;
    mesh.boxMin = columnOf<kMeshTail>("boxMin").vec3(tail);
    mesh.boxMax = columnOf<kMeshTail>("boxMax").vec3(tail);
    for (std::uint32_t slot = 0; slot < kAnchorSlots; ++slot) {
      mesh.anchors[slot] = columnOf<kMeshTail>("anchors").as<std::uint32_t>(tail, slot);
    }
    mesh.shadow = columnOf<kMeshTail>("shadow").as<std::uint16_t>(tail);
    for (std::uint32_t corner = 0; corner < mesh.shadowQuad.size(); ++corner) {
      mesh.shadowQuad[corner] = columnOf<kMeshTail>("shadowQuad").vec3(tail, 3 * corner);
    }
    mesh.cmap = columnOf<kMeshTail>("cmap").as<std::uint16_t>(tail);
  }

  void readLinks(const std::byte* at, std::uint16_t count) {
    for (std::uint16_t i = 0; i < count; ++i, at += layouts::kLink.size) {
      m_model.links.push_back({.material = columnOf<layouts::kLink>("material").as<std::uint16_t>(at),
                               .flag = columnOf<layouts::kLink>("flag").as<std::uint16_t>(at),
                               .triangles = columnOf<layouts::kLink>("triangles").as<std::uint16_t>(at),
                               .uvs = columnOf<layouts::kLink>("uvs").as<std::uint16_t>(at),
                               .points = columnOf<layouts::kLink>("points").as<std::uint16_t>(at),
                               .brightness = columnOf<layouts::kLink>("brightness").as<std::uint16_t>(at)});
    }
  }

  void readObject(ModelObject& object) {
    RecordStream record(layouts::kObject, m_in);
    object.name = text(record, layouts::kObject["name"]);
    object.animations = numbers(record, layouts::kObject["animations"]);
  }

  void readAnimation(ModelAnimation& animation) {
    RecordStream record(layouts::kAnimation, m_in);
    animation.name = text(record, layouts::kAnimation["name"]);
    animation.frames = numbers(record, layouts::kAnimation["frames"]);
    animation.framesAt = record.elementsAt();
    record.skip(layouts::kAnimation["unset16"]);
    record.skip(layouts::kAnimation["unset32"]);
    animation.source = text(record, layouts::kAnimation["source"]);
    animation.move = record.vec3(layouts::kAnimation["move"]);
    animation.turn = record.vec3(layouts::kAnimation["turn"]);
  }

  void readShadow(ModelShadow&) { m_in.skip(layouts::kShadow.size); }

  void readCmap(ModelCmap& cmap) {
    RecordStream record(layouts::kCmap, m_in);
    cmap.width = record.as<std::uint16_t>(layouts::kCmap["width"]);
    cmap.height = record.as<std::uint16_t>(layouts::kCmap["height"]);
    cmap.extra[0] = record.as<std::uint16_t>(layouts::kCmap["extra1"]);
    cmap.extra[1] = record.as<std::uint16_t>(layouts::kCmap["extra2"]);
    const std::uint64_t pixels = m_in.position();
    m_in.skip(std::uint64_t{cmap.width} * cmap.height);
    cmap.pixels = since(pixels);
  }

  void readArrays() {
    constexpr std::array kDeclared = {columnOf<layouts::kArrayCounts>("triangles"),
                                      columnOf<layouts::kArrayCounts>("uvs"), columnOf<layouts::kArrayCounts>("points"),
                                      columnOf<layouts::kArrayCounts>("brightness")};
    constexpr auto kAnchors = columnOf<layouts::kArrayCounts>("anchors");
    m_part = ModelPart::Arrays;
    reading(QT_TRANSLATE_NOOP("formats", "counts"));
    ModelArrays& arrays = m_model.arrays;
    const std::uint64_t start = m_in.position();
    const Bytes counts = m_in.take(layouts::kArrayCounts.size);
    for (std::size_t kind = 0; kind < kDeclared.size(); ++kind) {
      arrays.declared[kind] = kDeclared[kind].as<std::uint16_t>(counts.data());
    }
    arrays.declaredAnchors = kAnchors.as<std::uint32_t>(counts.data());
    arrays.counts = since(start);
    begin(ModelPart::Arrays, 0, start);
    checkCount(arrays.declaredAnchors, layouts::kAnchor.size, start + kAnchors.offset(),
               QT_TRANSLATE_NOOP("formats", "anchor records"));
    readLengths();
    readAnchors();
    readElements();
    endPart();
  }

  void readLengths() {
    ModelArrays& arrays = m_model.arrays;
    for (std::size_t kind = 0; kind < kArrayKinds.size(); ++kind) {
      const std::uint64_t start = m_in.position();
      const std::size_t whole = room(arrays.declared[kind], layouts::kLength.size);
      const Bytes lengths = m_in.take(whole * layouts::kLength.size);
      arrays.of[kind].resize(whole);
      for (std::size_t i = 0; i < whole; ++i) {
        arrays.of[kind][i].declared =
            columnOf<layouts::kLength>("length").as<std::uint16_t>(lengths.data() + i * layouts::kLength.size);
      }
      arrays.lengths[kind] = since(start);
      keep();
      if (whole < arrays.declared[kind]) {
        reading(arrayName(kArrayKinds[kind]), whole);
        failAt(m_in.position(), translate("formats", "the data ends inside the lengths of the arrays"));
      }
    }
  }

  void readAnchors() {
    ModelArrays& arrays = m_model.arrays;
    const std::uint64_t start = m_in.position();
    const std::size_t whole = room(arrays.declaredAnchors, layouts::kAnchor.size);
    m_in.skip(whole * layouts::kAnchor.size);
    arrays.anchors = since(start);
    keep();
    if (whole < arrays.declaredAnchors) {
      reading(QT_TRANSLATE_NOOP("formats", "anchor record"), whole);
      want(layouts::kAnchor.size);
    }
  }

  /// Of an array that the end of the file cuts, the whole elements stay; those behind it have none.
  void readElements() {
    std::optional<What> cut;
    QString reason;
    for (std::size_t kind = 0; kind < kArrayKinds.size(); ++kind) {
      const std::uint64_t size = elementBytes(kArrayKinds[kind]);
      auto& arrays = m_model.arrays.of[kind];
      for (std::size_t i = 0; i < arrays.size(); ++i) {
        const std::uint64_t start = m_in.position();
        arrays[i].count = cut ? 0 : static_cast<std::uint32_t>(room(arrays[i].declared, size));
        m_in.skip(arrays[i].count * size);
        arrays[i].where = since(start);
        if (!cut && arrays[i].count < arrays[i].declared) {
          cut = What{arrayName(kArrayKinds[kind]), i};
          reason = translate("formats", "the data ends after %1 of %2 elements")
                       .arg(arrays[i].count)
                       .arg(arrays[i].declared);
        }
      }
    }
    keep();
    if (cut) {
      m_what = *cut;
      failAt(m_in.position(), reason);
    }
  }

  void findLargestIndices() {
    constexpr auto kIndex = columnOf<layouts::kTriangle>("vertices");
    const auto& triangles = m_model.arrays.of[static_cast<std::size_t>(ArrayKind::Triangles)];
    m_model.arrays.largestIndex.reserve(triangles.size());
    for (const ModelArray& array : triangles) {
      const std::byte* first = m_model.bytes.data() + array.where.offset;
      const std::uint32_t used = array.count - array.count % kIndex.count();
      std::uint16_t largest = 0;
      for (std::uint32_t i = 0; i < used; ++i) {
        largest = std::max(largest, kIndex.as<std::uint16_t>(first, i));
      }
      m_model.arrays.largestIndex.push_back(largest);
    }
  }

  ByteReader m_in;
  ModelFile m_model;
  ModelPart m_part = ModelPart::Header; ///< being read, reached or not
  What m_what;
  std::uint64_t m_kept = 0; ///< behind the last thing that is whole
};

void tellOfFile(const ModelFile& model, Diagnostics& diagnostics) {
  const QString known = QString::fromLatin1(kKnownVersion);
  if (model.reached(ModelPart::Header) && model.version != known) {
    diagnostics.warn(
        translate("formats", "version \"%1\" instead of \"%2\"; read as the latter").arg(model.version, known),
        model.versionText);
  }
  if (model.damage) {
    const std::uint64_t offset = *model.damage->offset;
    diagnostics.damage(model.damage->message, ByteRange{model.space, offset, model.bytes.size() - offset});
  } else if (model.rest.size > 0) {
    diagnostics.note(translate("formats", "bytes after the end of the model: %1").arg(model.rest.size), model.rest);
  }
}

} // namespace

ModelFile readModel(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  ModelFile model = ModelReader(bytes, space).read();
  tellOfFile(model, diagnostics);
  checkModel(model, diagnostics);
  if (const auto asked = askedStep(model)) {
    diagnostics.note(translate("formats", "positions use steps of %1 instead of %2, according to the box of mesh %3")
                         .arg(QString::number(static_cast<double>(asked->step)),
                              QString::number(static_cast<double>(kStandardStep)), QString::number(asked->mesh)),
                     model.meshes[asked->mesh].boxRange());
    model.step = asked->step;
  }
  return model;
}

} // namespace vitrine::formats::diggles
