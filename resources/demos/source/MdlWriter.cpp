#include "resources/demos/source/MdlAnimation.h"
#include "resources/demos/source/PropShapes.h"
#include "resources/demos/source/PropWriter.h"

#include <bit>
#include <concepts>

namespace vitrine::demos {

namespace {

constexpr std::size_t kMdlHeaderSize = 408;
constexpr std::uint32_t kStaticProp = 0x10;
constexpr int kVertexBytes = 48;
constexpr int kTangentBytes = 16;

/// A matrix of three rows and four columns: where a bone is.
struct BonePlace {
  Quaternion turn;
  Vec3 origin;
};

class MdlWriter {
public:
  explicit MdlWriter(const PropModel& model) : m_model(model) {}
  Bytes write();

private:
  std::size_t reserve(std::size_t size) {
    m_out.alignTo(4);
    const std::size_t at = m_out.size();
    m_out.zeros(size);
    return at;
  }
  void set(std::size_t at, std::integral auto value) { m_out.patchU32(at, static_cast<std::uint32_t>(value)); }
  void set(std::size_t at, double value) { set(at, std::bit_cast<std::uint32_t>(static_cast<float>(value))); }
  void set(std::size_t at, const Vec3& value) {
    for (std::size_t axis = 0; axis < 3; ++axis)
      set(at + axis * 4, value[static_cast<int>(axis)]);
  }
  /// The text is written at the end; `at` gets its distance from `base`.
  void name(std::size_t at, std::size_t base, const std::string& text) { m_names.push_back({at, base, text}); }

  void addHeader();
  void addBones();
  void addAttachments();
  void addSequences();
  void addSequence(std::size_t record, const PropSequence& sequence);
  void addMaterials();
  void addGroups();
  void addChoice(std::size_t record, const PropChoice& choice);
  void addMesh(std::size_t record, std::size_t choice, const PropMesh& mesh, int first);
  void addNames();

  struct Name {
    std::size_t at;
    std::size_t base;
    std::string text;
  };
  const PropModel& m_model;
  ByteWriter m_out;
  std::vector<Name> m_names;
  int m_vertices = 0; ///< of the choices before
};

Bytes MdlWriter::write() {
  m_out.zeros(kMdlHeaderSize);
  addHeader();
  addBones();
  addAttachments();
  addSequences();
  addMaterials();
  addGroups();
  addNames();
  m_out.alignTo(4);
  set(76, m_out.size());
  return m_out.take();
}

void MdlWriter::addHeader() {
  ByteWriter start;
  start.text("IDST");
  start.i32(m_model.version);
  start.u32(checksumOf(m_model));
  start.fixedText(m_model.name, 64);
  const Bytes bytes = start.take();
  for (std::size_t i = 0; i < bytes.size(); i += 4) {
    std::uint32_t word = 0;
    for (std::size_t k = 0; k < 4; ++k)
      word |= std::to_integer<std::uint32_t>(bytes[i + k]) << (8 * k);
    set(i, word);
  }
  const Box box = boundsOf(m_model);
  set(92, box.centre());
  set(104, box.mins);
  set(116, box.maxs);
  set(152, m_model.staticProp ? kStaticProp : 0u);
  name(308, 0, m_model.surfaceProperty);
  set(328, 10.0); // mass
}

/// Bones rest as they are bound: pose-to-bone takes away exactly where they are.
void MdlWriter::addBones() {
  const std::size_t first = reserve(m_model.bones.size() * 216);
  set(156, m_model.bones.size());
  set(160, first);
  std::vector<BonePlace> places;
  for (std::size_t i = 0; i < m_model.bones.size(); ++i) {
    const PropBone& bone = m_model.bones[i];
    const std::size_t at = first + i * 216;
    name(at, at, bone.name);
    set(at + 4, bone.parent);
    for (std::size_t k = 0; k < 6; ++k)
      set(at + 8 + k * 4, -1);
    const Quaternion own = quaternionOf(bone.rotation);
    set(at + 32, bone.position);
    set(at + 44, own.x);
    set(at + 48, own.y);
    set(at + 52, own.z);
    set(at + 56, own.w);
    set(at + 60, bone.rotation);
    set(at + 72, Vec3{1.0 / 256, 1.0 / 256, 1.0 / 256});
    set(at + 84, Vec3{kRotationStep, kRotationStep, kRotationStep});
    BonePlace place{own, bone.position};
    if (bone.parent >= 0) {
      const BonePlace& parent = places[bone.parent];
      place = {parent.turn * own, parent.origin + parent.turn.rotated(bone.position)};
    }
    places.push_back(place);
    const Quaternion back = place.turn.conjugated();
    const Vec3 columns[4] = {back.rotated({1, 0, 0}), back.rotated({0, 1, 0}), back.rotated({0, 0, 1}),
                             -back.rotated(place.origin)};
    for (int row = 0; row < 3; ++row)
      for (int column = 0; column < 4; ++column)
        set(at + 96 + static_cast<std::size_t>(row * 4 + column) * 4, columns[column][row]);
    set(at + 156, 1.0); // alignment: no turn
  }
}

void MdlWriter::addAttachments() {
  const std::size_t first = reserve(m_model.attachments.size() * 92);
  set(240, m_model.attachments.size());
  set(244, first);
  for (std::size_t i = 0; i < m_model.attachments.size(); ++i) {
    const PropAttachment& attachment = m_model.attachments[i];
    const std::size_t at = first + i * 92;
    name(at, at, attachment.name);
    set(at + 8, attachment.bone);
    for (int axis = 0; axis < 3; ++axis) {
      const std::size_t row = at + 12 + static_cast<std::size_t>(axis) * 16;
      set(row + static_cast<std::size_t>(axis) * 4, 1.0);
      set(row + 12, attachment.position[axis]);
    }
  }
}

/// One animation for each sequence.
void MdlWriter::addSequences() {
  const std::size_t count = m_model.sequences.size();
  const std::size_t animations = reserve(count * 100);
  set(180, count);
  set(184, animations);
  const std::size_t sequences = reserve(count * 212);
  set(188, count);
  set(192, sequences);
  for (std::size_t i = 0; i < count; ++i) {
    const PropSequence& sequence = m_model.sequences[i];
    const std::size_t at = animations + i * 100;
    set(at, std::size_t{0} - at);
    name(at + 4, at, "@" + sequence.name);
    set(at + 8, sequence.framesPerSecond);
    set(at + 12, int{sequence.loops});
    set(at + 16, sequence.rotations.size());
    const Bytes data = animationOf(m_model.bones, sequence);
    const std::size_t block = reserve(0);
    m_out.bytes(data);
    set(at + 56, block - at);
    addSequence(sequences + i * 212, sequence);
    const std::size_t chosen = reserve(4);
    m_out.patchU32(chosen, static_cast<std::uint32_t>(i)); // two bytes; then padding
    set(sequences + i * 212 + 60, chosen - (sequences + i * 212));
  }
}

void MdlWriter::addSequence(std::size_t record, const PropSequence& sequence) {
  set(record, std::size_t{0} - record);
  name(record + 4, record, sequence.name);
  name(record + 8, record, "");
  set(record + 12, int{sequence.loops});
  set(record + 16, -1);
  const Box box = boundsOf(m_model);
  set(record + 32, box.mins);
  set(record + 44, box.maxs);
  set(record + 56, 1);
  set(record + 68, 1);
  set(record + 72, 1);
  set(record + 76, -1);
  set(record + 80, -1);
  set(record + 104, 0.2);
  set(record + 108, 0.2);
  const std::size_t weights = reserve(m_model.bones.size() * 4);
  for (std::size_t i = 0; i < m_model.bones.size(); ++i)
    set(weights + i * 4, 1.0);
  set(record + 156, weights - record);
}

void MdlWriter::addMaterials() {
  const std::size_t materials = reserve(m_model.materials.size() * 64);
  set(204, m_model.materials.size());
  set(208, materials);
  for (std::size_t i = 0; i < m_model.materials.size(); ++i)
    name(materials + i * 64, materials + i * 64, m_model.materials[i]);
  const std::size_t folders = reserve(m_model.materialFolders.size() * 4);
  set(212, m_model.materialFolders.size());
  set(216, folders);
  for (std::size_t i = 0; i < m_model.materialFolders.size(); ++i)
    name(folders + i * 4, 0, m_model.materialFolders[i]);
  set(220, m_model.skins.front().size());
  set(224, m_model.skins.size());
  set(228, reserve(0));
  for (const std::vector<int>& family : m_model.skins)
    for (const int material : family)
      m_out.i16(material);
}

void MdlWriter::addGroups() {
  const std::size_t groups = reserve(m_model.groups.size() * 16);
  set(232, m_model.groups.size());
  set(236, groups);
  std::size_t base = 1;
  for (std::size_t i = 0; i < m_model.groups.size(); ++i) {
    const PropBodyGroup& group = m_model.groups[i];
    const std::size_t at = groups + i * 16;
    const std::size_t choices = reserve(group.choices.size() * 148);
    name(at, at, group.name);
    set(at + 4, group.choices.size());
    set(at + 8, base);
    set(at + 12, choices - at);
    base *= group.choices.size();
    for (std::size_t k = 0; k < group.choices.size(); ++k)
      addChoice(choices + k * 148, group.choices[k]);
  }
}

void MdlWriter::addChoice(std::size_t record, const PropChoice& choice) {
  for (std::size_t i = 0; i < std::min<std::size_t>(choice.name.size(), 63); i += 4) {
    std::uint32_t word = 0;
    for (std::size_t k = i; k < std::min(i + 4, choice.name.size()); ++k)
      word |= static_cast<std::uint32_t>(static_cast<unsigned char>(choice.name[k])) << (8 * (k - i));
    set(record + i, word);
  }
  const std::size_t meshes = reserve(choice.meshes.size() * 116);
  set(record + 68, lengthOf(boundsOf(m_model).size()) / 2);
  set(record + 72, choice.meshes.size());
  set(record + 76, choice.meshes.empty() ? 0 : meshes - record);
  set(record + 84, m_vertices * kVertexBytes);
  set(record + 88, m_vertices * kTangentBytes);
  int count = 0;
  for (std::size_t i = 0; i < choice.meshes.size(); ++i) {
    addMesh(meshes + i * 116, record, choice.meshes[i], count);
    count += static_cast<int>(choice.meshes[i].vertices.size());
  }
  set(record + 80, count);
  m_vertices += count;
}

void MdlWriter::addMesh(std::size_t record, std::size_t choice, const PropMesh& mesh, int first) {
  set(record, mesh.material);
  set(record + 4, choice - record);
  set(record + 8, mesh.vertices.size());
  set(record + 12, first);
  Box box = Box::nothing();
  for (const PropVertex& vertex : mesh.vertices)
    box.add(vertex.position);
  set(record + 36, box.centre());
  for (int lod = 0; lod < 8; ++lod) {
    std::size_t used = 0;
    for (const PropVertex& vertex : mesh.vertices)
      used += vertex.lod >= std::min(lod, m_model.lodCount() - 1);
    set(record + 52 + static_cast<std::size_t>(lod) * 4, used);
  }
}

void MdlWriter::addNames() {
  for (const Name& entry : m_names) {
    set(entry.at, m_out.size() - entry.base);
    m_out.text(entry.text);
    m_out.u8(0);
  }
}

} // namespace

Bytes writeMdl(const PropModel& model) {
  return MdlWriter(model).write();
}

} // namespace vitrine::demos
