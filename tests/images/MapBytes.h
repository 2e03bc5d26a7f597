#pragma once

#include <QByteArray>
#include <QRgb>
#include <QString>
#include <QVector3D>
#include <QVector4D>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace vitrine::tests {

/// A Source map of version 20 read with nothing but the sheet's offsets, independent of the readers under test: what a
/// picture of it must show is computed from here. File coordinates; light and colours are linear where not said
/// otherwise. Throws std::out_of_range for what the file does not have.
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

  explicit MapBytes(const QString& path);

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

  QByteArray pakFile(const QString& path) const;
  /// A texel of an uncompressed texture of three bytes, encoded as stored; u and v from 0 to 1.
  QRgb texel(const QString& material, float u, float v) const;

private:
  template <class T>
  T at(int lump, std::size_t offset) const;
  QVector3D vectorAt(int lump, std::size_t offset) const;
  std::size_t lumpOffset(int lump) const;
  std::size_t lumpSize(int lump) const;
  QString textureName(int texInfo) const;
  QVector3D luxel(int lump, std::size_t offset) const;

  QByteArray m_bytes;
};

/// Space-separated numbers of an entity's value.
std::vector<float> numbersOf(const QString& value);

} // namespace vitrine::tests
