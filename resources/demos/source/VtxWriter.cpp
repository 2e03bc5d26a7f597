#include "resources/demos/source/PropWriter.h"
#include "resources/demos/source/StripGroups.h"

namespace vitrine::demos {

namespace {

constexpr std::uint32_t kHardwareSkinned = 2;
constexpr std::uint32_t kTriangleList = 1;

/// Every array is reserved before what its records point to, and offsets count from the record that holds them.
class VtxWriter {
public:
  explicit VtxWriter(const PropModel& model) : m_model(model) {}
  Bytes write();

private:
  std::size_t groupSize() const { return m_model.topology ? 33 : 25; }
  std::size_t stripSize() const { return m_model.topology ? 35 : 27; }
  std::size_t reserve(std::size_t count, std::size_t size) {
    const std::size_t at = m_out.size();
    m_out.zeros(count * size);
    return at;
  }
  void set(std::size_t at, std::size_t value) { m_out.patchU32(at, static_cast<std::uint32_t>(value)); }
  /// A count and the offset of what is about to be written.
  void setList(std::size_t record, std::size_t at, std::size_t count) {
    set(record + at, count);
    set(record + at + 4, m_out.size() - record);
  }

  void addChoice(std::size_t record, const PropChoice& choice);
  void addMesh(std::size_t record, const PropMesh& mesh, int lod);
  void addGroup(std::size_t record, const StripGroup& group);

  const PropModel& m_model;
  ByteWriter m_out;
};

Bytes VtxWriter::write() {
  constexpr std::size_t kVtxHeaderSize = 36;
  m_out.i32(7);
  m_out.i32(24);
  m_out.u16(53);
  m_out.u16(9);
  m_out.i32(3);
  m_out.u32(checksumOf(m_model));
  m_out.i32(m_model.lodCount());
  m_out.zeros(kVtxHeaderSize - m_out.size());
  set(24, kVtxHeaderSize);
  reserve(m_model.lodCount(), 8); // no material is replaced at any level
  setList(0, 28, m_model.groups.size());
  const std::size_t groups = reserve(m_model.groups.size(), 8);
  for (std::size_t i = 0; i < m_model.groups.size(); ++i) {
    const std::vector<PropChoice>& choices = m_model.groups[i].choices;
    setList(groups + i * 8, 0, choices.size());
    const std::size_t first = reserve(choices.size(), 8);
    for (std::size_t choice = 0; choice < choices.size(); ++choice)
      addChoice(first + choice * 8, choices[choice]);
  }
  return m_out.take();
}

void VtxWriter::addChoice(std::size_t record, const PropChoice& choice) {
  setList(record, 0, m_model.switchDistances.size());
  const std::size_t lods = reserve(m_model.switchDistances.size(), 12);
  for (int lod = 0; lod < m_model.lodCount(); ++lod) {
    const std::size_t at = lods + static_cast<std::size_t>(lod) * 12;
    setList(at, 0, choice.meshes.size());
    set(at + 8, std::bit_cast<std::uint32_t>(static_cast<float>(m_model.switchDistances[lod])));
    const std::size_t meshes = reserve(choice.meshes.size(), 9);
    for (std::size_t i = 0; i < choice.meshes.size(); ++i)
      addMesh(meshes + i * 9, choice.meshes[i], lod);
  }
}

void VtxWriter::addMesh(std::size_t record, const PropMesh& mesh, int lod) {
  const std::vector<StripGroup> groups = stripGroups(mesh, lod, m_model.stripGroups);
  setList(record, 0, groups.size());
  const std::size_t first = reserve(groups.size(), groupSize());
  for (std::size_t i = 0; i < groups.size(); ++i)
    addGroup(first + i * groupSize(), groups[i]);
}

void VtxWriter::addGroup(std::size_t record, const StripGroup& group) {
  setList(record, 16, 1);
  const std::size_t strip = reserve(1, stripSize());
  set(record + 24, kHardwareSkinned); // a byte: the three behind it are still empty, and written later
  set(strip, group.indices.size());
  set(strip + 8, group.vertices.size());
  set(strip + 16, 1 | kTriangleList << 16); // bones, and the flags in the third byte
  setList(record, 0, group.vertices.size());
  for (const int vertex : group.vertices) {
    for (const std::uint32_t slot : {0, 1, 2})
      m_out.u8(slot);
    m_out.u8(1);
    m_out.u16(static_cast<std::uint32_t>(vertex));
    m_out.zeros(3);
  }
  setList(record, 8, group.indices.size());
  for (const int index : group.indices)
    m_out.u16(static_cast<std::uint32_t>(index));
}

} // namespace

Bytes writeVtx(const PropModel& model) {
  return VtxWriter(model).write();
}

} // namespace vitrine::demos
