#pragma once

#include <QRgb>
#include <QString>
#include <QVector3D>
#include <QVector4D>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <span>
#include <stdexcept>
#include <vector>

namespace vitrine::oracles {

/// A Source map read with nothing but the sheet's offsets, independent of writers and readers: what they are judged by.
/// File coordinates; light and colours are linear where not said otherwise. Throws std::out_of_range for what the file
/// does not have. Lumps and corners are of every version, what else is read of 19 to 21 alone.
class MapBytes {
public:
  enum class Set { Ldr, Hdr };

  struct Face {
    std::vector<QVector3D> corners;
    QVector3D normal;
    float distance = 0;
    QString material;
    std::array<QVector4D, 2> texture; ///< texels; w is the offset
    std::array<QVector4D, 2> light;   ///< luxels
    int textureSize[2] = {1, 1};
    int lightMins[2] = {0, 0};
    int lightSize[2] = {0, 0}; ///< one less than the luxels
    std::vector<int> styles;
    int lightOffset = -1;
    bool bumped = false;
    bool displaced = false;
  };

  struct Overlay {
    std::array<QVector3D, 4> corners; ///< in order around it
    QVector3D normal;
    int order = 0;
    QString material;
  };

  using Entity = std::map<QString, QString>;

  explicit MapBytes(std::vector<std::byte> file);
  static MapBytes ofFile(const QString& path);

  const std::vector<std::byte>& bytes() const { return m_bytes; }
  int version() const { return at<std::int32_t>(4); }
  // Of a lump as it is stored, in bytes.
  std::size_t offset(int lump) const { return at<std::uint32_t>(directory(lump) + (m_versionFirst ? 4 : 0)); }
  std::size_t length(int lump) const { return at<std::uint32_t>(directory(lump) + (m_versionFirst ? 8 : 4)); }
  /// 0: it is not packed.
  std::size_t unpackedSize(int lump) const { return at<std::uint32_t>(directory(lump) + 12); }
  /// The bytes of a lump, unpacked.
  std::span<const std::byte> lump(int lump) const;
  /// Records of a lump; throws where they do not fill it.
  std::size_t count(int lump, std::size_t recordSize) const;
  template <class T>
  T at(std::size_t offset) const {
    return loaded<T>(m_bytes, offset);
  }
  template <class T>
  T in(int lump, std::size_t offset) const {
    return loaded<T>(this->lump(lump), offset);
  }
  QVector3D vector(int lump, std::size_t offset) const;

  QVector3D cornerOf(std::int32_t surfEdge) const;
  /// Corners of the face whose record is `face`, in file order.
  std::vector<QVector3D> cornersOf(std::span<const std::byte> face) const;
  /// Vertices of the displacement on the face; empty when it has none.
  std::vector<QVector3D> displacementVertices(std::span<const std::byte> face) const;
  /// Number of the leaf that a point is in.
  int leafAt(const std::array<double, 3>& point) const;

  /// The face that holds a point and looks towards `normal`, from among the world's.
  Face faceAt(const QVector3D& point, const QVector3D& normal, Set set) const;
  Face face(std::size_t number, Set set) const;
  /// Light on a face at a point: of its k-th style, map 0 (flat) or 1 to 3 (bump directions); between luxels mixed.
  QVector3D light(const Face& face, Set set, std::size_t style, int map, const QVector3D& point) const;
  /// Place of a face's point in its picture: 0 to 1, v down.
  std::array<float, 2> uv(const Face& face, const QVector3D& point) const;

  std::vector<Overlay> overlays() const;
  /// The first entity with this value of this key.
  Entity entity(const QString& key, const QString& value) const;
  /// Corners of the box of the brush model an entity is, where it stands.
  std::array<QVector3D, 2> boundsOf(const Entity& entity) const;

  std::span<const std::byte> pakFile(const QString& path) const;
  /// A texel of an uncompressed texture of three bytes, encoded as stored; u and v from 0 to 1.
  QRgb texel(const QString& material, float u, float v) const;

private:
  template <class T>
  static T loaded(std::span<const std::byte> bytes, std::size_t offset) {
    if (offset > bytes.size() || sizeof(T) > bytes.size() - offset) {
      throw std::out_of_range("past the end");
    }
    T value;
    std::memcpy(&value, bytes.data() + offset, sizeof(T));
    return value;
  }
  static std::size_t directory(int lump) { return 8 + static_cast<std::size_t>(lump) * 16; }
  bool isWide() const { return version() == 25; }
  std::span<const std::byte> record(int lump, std::size_t index, std::size_t size) const;
  QString textureName(int texInfo) const;
  QVector3D luxel(int lump, std::size_t offset) const;

  std::vector<std::byte> m_bytes;
  bool m_versionFirst = false; ///< in the directory, as Left 4 Dead 2 has it
  std::map<int, std::vector<std::byte>> m_unpacked;
};

/// Space-separated numbers of an entity's value.
std::vector<float> numbersOf(const QString& value);

} // namespace vitrine::oracles
