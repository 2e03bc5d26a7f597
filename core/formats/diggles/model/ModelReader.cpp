#include "core/formats/diggles/model/ModelReader.h"

#include "core/bytes/Text.h"
#include "core/formats/diggles/model/ModelChecks.h"
#include "core/formats/diggles/model/ModelScale.h"

namespace vitrine::formats::diggles {
namespace {

// The least a record takes: empty texts and lists.
constexpr std::uint64_t kLeastMaterial = 12;
constexpr std::uint64_t kLeastMesh = kLinkCountBytes + kMeshTailBytes;
constexpr std::uint64_t kLeastObject = 6;
constexpr std::uint64_t kLeastAnimation = 40;
constexpr std::uint64_t kLeastCmap = 8;
constexpr std::uint64_t kU16 = 2;
constexpr std::uint64_t kU32 = 4;

constexpr QLatin1StringView kKnownVersion("3DDB 1.0");

/// Little-endian loads one after another, from bytes that are known to be there.
class Cursor {
public:
  explicit Cursor(const std::byte* at) : m_at(at) {}

  std::uint16_t u16() { return bytes::loadU16(advance(kU16)); }
  std::uint32_t u32() { return bytes::loadU32(advance(kU32)); }
  QVector3D vec3() { return bytes::loadVec3(advance(3 * sizeof(float))); }

private:
  const std::byte* advance(std::size_t bytes) {
    const std::byte* at = m_at;
    m_at += bytes;
    return at;
  }

  const std::byte* m_at;
};

void tellOfFile(const ModelFile& model, Diagnostics& diagnostics) {
  if (model.reached(ModelPart::Header) && model.version != kKnownVersion) {
    diagnostics.warn(QStringLiteral("version \"%1\" instead of \"%2\"; read as if it were that")
                         .arg(model.version, QString(kKnownVersion)),
                     model.versionText);
  }
  if (model.damage) {
    const std::uint64_t offset = *model.damage->offset;
    diagnostics.damage(model.damage->message, ByteRange{model.space, offset, model.bytes.size() - offset});
  } else if (model.rest.size > 0) {
    diagnostics.note(QStringLiteral("bytes after the end of the model: %1").arg(model.rest.size), model.rest);
  }
}

} // namespace

ModelReader::ModelReader(const Bytes& bytes, SpaceId space) : m_in(bytes, {space, 0, bytes.size()}) {
  m_model.bytes = bytes;
  m_model.space = space;
}

ModelFile ModelReader::read() {
  try {
    readParts();
  } catch (const bytes::ReadError& problem) {
    stop(problem.error());
  }
  findLargestIndices();
  m_model.rest = {m_in.space(), m_kept, m_in.size() - m_kept};
  return std::move(m_model);
}

void ModelReader::readParts() {
  constexpr std::array<void (ModelReader::*)(), kModelParts> kSteps = {
      &ModelReader::readHeader,     &ModelReader::readMaterials, &ModelReader::readMeshes, &ModelReader::readObjects,
      &ModelReader::readAnimations, &ModelReader::readShadows,   &ModelReader::readCmaps,  &ModelReader::readArrays};
  for (std::size_t part = 0; part < kSteps.size(); ++part) {
    m_part = static_cast<ModelPart>(part);
    reading("count");
    (this->*kSteps[part])();
    endPart();
  }
}

void ModelReader::begin(ModelPart part, std::uint64_t declared, std::uint64_t counter) {
  Q_ASSERT(static_cast<std::size_t>(part) == m_model.parts.size());
  m_model.parts.push_back({{m_in.space(), m_in.position() - counter, counter}, declared, false});
  keep();
}

void ModelReader::keep() {
  m_kept = m_in.position();
  ByteRange& range = m_model.parts.back().range;
  range.size = m_kept - range.offset;
}

void ModelReader::failAt(std::uint64_t position, const QString& message) const {
  throw bytes::ReadError(Error::damaged(message, position, m_in.space()));
}

void ModelReader::stop(const Error& error) {
  QString what = QString::fromLatin1(m_what.name);
  if (m_what.number) {
    what += QStringLiteral(" %1").arg(*m_what.number);
  }
  const bool counted = !m_model.parts.empty() && m_model.parts.size() > static_cast<std::size_t>(m_part);
  if (const std::uint64_t declared = counted ? m_model.parts.back().declared : 0; m_what.number && declared > 0) {
    what += QStringLiteral(" of %1").arg(declared);
  }
  m_model.damage = error;
  m_model.damage->message =
      QStringLiteral("%1: %2: %3").arg(QString::fromLatin1(partName(m_part)), what, error.message);
}

void ModelReader::checkCount(std::uint64_t count, std::uint64_t size, std::uint64_t position, const char* what) const {
  // Fewer records than told are a file cut short, and those there are stay. More than any file has room for are no
  // count.
  if (count > kMostModelBytes / size) {
    failAt(position, QStringLiteral("%1 %2 of at least %3 bytes cannot fit in the %4 bytes left")
                         .arg(QString::number(count), QString::fromLatin1(what), QString::number(size),
                              QString::number(m_in.remaining())));
  }
}

std::size_t ModelReader::room(std::uint64_t declared, std::uint64_t smallest) const {
  return static_cast<std::size_t>(std::min<std::uint64_t>(declared, m_in.remaining() / smallest));
}

QString ModelReader::text() {
  const std::uint64_t start = m_in.position();
  const std::uint32_t length = m_in.u32();
  if (length > m_in.remaining()) {
    failAt(start, QStringLiteral("a text of %1 bytes where %2 are left").arg(length).arg(m_in.remaining()));
  }
  return bytes::cString(m_in.take(length).span(), 0, bytes::TextEncoding::Cp1252);
}

std::vector<std::uint32_t> ModelReader::numbers() {
  std::vector<std::uint32_t> made(m_in.u16());
  Cursor raw(m_in.take(made.size() * kU32).data());
  std::ranges::generate(made, [&raw] { return raw.u32(); });
  return made;
}

ByteRange ModelReader::since(std::uint64_t position) const {
  return {m_in.space(), position, m_in.position() - position};
}

void ModelReader::readHeader() {
  reading("version");
  m_model.version = text();
  m_model.versionText = since(0);
  begin(ModelPart::Header, 0, m_in.position());
  reading("name");
  const std::uint64_t start = m_in.position();
  m_model.name = text();
  m_model.nameText = since(start);
  keep();
}

void ModelReader::readMaterials() {
  const std::uint16_t count = m_in.u16();
  begin(ModelPart::Materials, count, kU16);
  m_model.materials.reserve(room(count, kLeastMaterial));
  for (std::uint16_t i = 0; i < count; ++i) {
    reading("material", i);
    const std::uint64_t start = m_in.position();
    ModelMaterial material;
    material.name = text();
    material.path = text();
    material.number = m_in.u32();
    material.where = since(start);
    m_model.materials.push_back(std::move(material));
    keep();
  }
}

void ModelReader::readMeshes() {
  const std::uint32_t count = m_in.u32();
  checkCount(count, kLeastMesh, m_in.position() - kU32, "meshes");
  begin(ModelPart::Meshes, count, kU32);
  m_model.meshes.reserve(room(count, kLeastMesh));
  for (std::uint32_t i = 0; i < count; ++i) {
    reading("mesh", i);
    readMesh();
    keep();
  }
}

void ModelReader::readMesh() {
  const std::uint64_t start = m_in.position();
  const std::uint16_t links = m_in.u16();
  Cursor raw(m_in.take(links * kLinkBytes + kMeshTailBytes).data());
  ModelMesh& mesh = m_model.meshes.emplace_back();
  mesh.firstLink = static_cast<std::uint32_t>(m_model.links.size());
  mesh.linkCount = links;
  for (std::uint16_t i = 0; i < links; ++i) {
    ModelLink& link = m_model.links.emplace_back();
    for (std::uint16_t* number :
         {&link.material, &link.flag, &link.triangles, &link.uvs, &link.points, &link.brightness}) {
      *number = raw.u16();
    }
  }
  mesh.boxMin = raw.vec3();
  mesh.boxMax = raw.vec3();
  std::ranges::generate(mesh.anchors, [&raw] { return raw.u32(); });
  mesh.shadow = raw.u16();
  std::ranges::generate(mesh.shadowQuad, [&raw] { return raw.vec3(); });
  mesh.cmap = raw.u16();
  mesh.where = since(start);
}

void ModelReader::readObjects() {
  const std::uint16_t count = m_in.u16();
  begin(ModelPart::Objects, count, kU16);
  m_model.objects.reserve(room(count, kLeastObject));
  for (std::uint16_t i = 0; i < count; ++i) {
    reading("object", i);
    const std::uint64_t start = m_in.position();
    ModelObject object;
    object.name = text();
    object.animations = numbers();
    object.where = since(start);
    m_model.objects.push_back(std::move(object));
    keep();
  }
}

void ModelReader::readAnimations() {
  const std::uint16_t count = m_in.u16();
  begin(ModelPart::Animations, count, kU16);
  m_model.animations.reserve(room(count, kLeastAnimation));
  for (std::uint16_t i = 0; i < count; ++i) {
    reading("animation", i);
    const std::uint64_t start = m_in.position();
    ModelAnimation animation;
    animation.name = text();
    animation.frames = numbers();
    animation.framesAt = m_in.position() - animation.frames.size() * kU32;
    m_in.skip(kU16 + sizeof(float)); // memory that the exporter never set
    animation.source = text();
    animation.move = m_in.vec3();
    animation.turn = m_in.vec3();
    animation.where = since(start);
    m_model.animations.push_back(std::move(animation));
    keep();
  }
}

void ModelReader::readShadows() {
  const std::uint16_t count = m_in.u16();
  begin(ModelPart::Shadows, count, kU16);
  m_model.shadows.reserve(room(count, kShadowBytes));
  for (std::uint16_t i = 0; i < count; ++i) {
    reading("shadow picture", i);
    const std::uint64_t start = m_in.position();
    m_in.skip(kShadowBytes);
    m_model.shadows.push_back({since(start)});
    keep();
  }
}

void ModelReader::readCmaps() {
  const std::uint16_t count = m_in.u16();
  begin(ModelPart::Cmaps, count, kU16);
  m_model.cmaps.reserve(room(count, kLeastCmap));
  for (std::uint16_t i = 0; i < count; ++i) {
    reading("cmap", i);
    const std::uint64_t start = m_in.position();
    ModelCmap cmap;
    for (std::uint16_t* number : {&cmap.width, &cmap.height, &cmap.extra[0], &cmap.extra[1]}) {
      *number = m_in.u16();
    }
    const std::uint64_t pixels = m_in.position();
    m_in.skip(std::uint64_t{cmap.width} * cmap.height);
    cmap.pixels = since(pixels);
    cmap.where = since(start);
    m_model.cmaps.push_back(cmap);
    keep();
  }
}

void ModelReader::readArrays() {
  reading("counts");
  ModelArrays& arrays = m_model.arrays;
  const std::uint64_t start = m_in.position();
  constexpr std::uint64_t kCounts = kArrayKinds.size() * kU16 + kU32;
  Cursor raw(m_in.take(kCounts).data());
  std::ranges::generate(arrays.declared, [&raw] { return raw.u16(); });
  arrays.declaredAnchors = raw.u32();
  arrays.counts = since(start);
  begin(ModelPart::Arrays, 0, kCounts);
  checkCount(arrays.declaredAnchors, kAnchorBytes, m_in.position() - kU32, "anchor records");
  readLengths();
  readAnchors();
  readElements();
}

void ModelReader::readLengths() {
  ModelArrays& arrays = m_model.arrays;
  for (std::size_t kind = 0; kind < kArrayKinds.size(); ++kind) {
    const std::uint64_t start = m_in.position();
    const std::size_t whole = room(arrays.declared[kind], kU16);
    Cursor raw(m_in.take(whole * kU16).data());
    arrays.of[kind].resize(whole);
    for (ModelArray& array : arrays.of[kind]) {
      array.declared = raw.u16();
    }
    arrays.lengths[kind] = since(start);
    keep();
    if (whole < arrays.declared[kind]) {
      reading(arrayName(kArrayKinds[kind]), whole);
      failAt(m_in.position(), QStringLiteral("the data ends inside the lengths of the arrays"));
    }
  }
}

void ModelReader::readAnchors() {
  ModelArrays& arrays = m_model.arrays;
  const std::uint64_t start = m_in.position();
  const std::size_t whole = room(arrays.declaredAnchors, kAnchorBytes);
  m_in.skip(whole * kAnchorBytes);
  arrays.anchors = since(start);
  keep();
  if (whole < arrays.declaredAnchors) {
    reading("anchor record", whole);
    failAt(m_in.position(),
           QStringLiteral("%1 bytes wanted where %2 are left").arg(kAnchorBytes).arg(m_in.remaining()));
  }
}

/// Of an array that the end of the file cuts, the whole elements stay; those behind it have none.
void ModelReader::readElements() {
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
        reason = QStringLiteral("the data ends after %1 of %2 elements").arg(arrays[i].count).arg(arrays[i].declared);
      }
    }
  }
  keep();
  if (cut) {
    m_what = *cut;
    failAt(m_in.position(), reason);
  }
}

void ModelReader::findLargestIndices() {
  const auto& triangles = m_model.arrays.of[static_cast<std::size_t>(ArrayKind::Triangles)];
  m_model.arrays.largestIndex.reserve(triangles.size());
  for (const ModelArray& array : triangles) {
    const std::byte* first = m_model.bytes.data() + array.where.offset;
    const std::size_t used = array.count - array.count % 3;
    std::uint16_t largest = 0;
    for (std::size_t i = 0; i < used; ++i) {
      largest = std::max(largest, bytes::loadU16(first + i * kU16));
    }
    m_model.arrays.largestIndex.push_back(largest);
  }
}

ModelFile readModel(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  ModelFile model = ModelReader(bytes, space).read();
  tellOfFile(model, diagnostics);
  checkModel(model, diagnostics);
  if (const auto asked = askedStep(model)) {
    diagnostics.note(QStringLiteral("positions are taken in steps of %1 instead of %2, as the box of mesh %3 has it")
                         .arg(QString::number(static_cast<double>(asked->step)),
                              QString::number(static_cast<double>(kStandardStep)), QString::number(asked->mesh)),
                     model.meshes[asked->mesh].boxRange());
    model.step = asked->step;
  }
  return model;
}

} // namespace vitrine::formats::diggles
