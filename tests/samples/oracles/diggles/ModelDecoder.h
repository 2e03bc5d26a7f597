#pragma once

#include "core/bytes/Bytes.h"
#include "tests/samples/oracles/diggles/WalkedModel.h"

#include <QMatrix4x4>
#include <QString>
#include <QVector2D>
#include <QVector3D>

#include <array>
#include <optional>
#include <vector>

namespace vitrine::oracles {

/// A .3db file taken apart with nothing but the offsets and rules of the fact sheet; independent of the reader under
/// test. For whole files: a read past the end fails the running test. File axes where nothing else is said.
class ModelDecoder {
public:
  struct Link {
    std::uint64_t offset = 0; ///< of its 12 bytes
    std::uint16_t material = 0;
    std::uint16_t flag = 0;
    std::uint16_t triangles = 0;
    std::uint16_t uvs = 0;
    std::uint16_t points = 0;
    std::uint16_t brightness = 0;
  };
  struct Mesh {
    std::uint64_t offset = 0;
    std::uint64_t end = 0;
    std::vector<Link> links;
    QVector3D boxMin;
    QVector3D boxMax;
    std::array<std::uint32_t, 32> anchors{};
    std::uint16_t shadow = 0;
    std::array<QVector3D, 4> quad;
    std::uint16_t cmap = 0;
  };
  struct Animation {
    QString name;
    std::vector<std::uint32_t> frames;
    QVector3D move; ///< 3ds Max axes
    QVector3D turn;
  };
  struct Object {
    QString name;
    std::vector<std::uint32_t> animations;
  };
  struct Anchor {
    QVector3D position;
    QVector3D angles;
    bool isNone = false; ///< the record of all zeros
  };
  /// An animation as an object offers it.
  struct Clip {
    QString name; ///< "object.animation"
    int object = 0;
    const Animation* animation = nullptr;
    bool loops = false;
  };
  struct LinkPlace {
    std::size_t mesh = 0;
    std::size_t link = 0;
  };

  explicit ModelDecoder(const Bytes& file);

  const std::vector<Mesh>& meshes() const { return m_meshes; }
  const std::vector<QString>& materials() const { return m_materials; }
  const std::vector<Object>& objects() const { return m_objects; }
  const std::vector<Animation>& animations() const { return m_animations; }
  /// In the order of the objects, then of their lists. Animations of no object are not among them.
  std::vector<Clip> clips() const;
  /// Of an object while it rests: the first frame of "standard", else of what ends so, else of the first with frames.
  std::optional<std::size_t> restMesh(std::size_t object) const;

  std::vector<std::uint16_t> indices(std::size_t array) const;
  std::vector<QVector2D> uvs(std::size_t array) const;
  std::vector<QVector3D> points(std::size_t array) const;
  const std::vector<std::uint8_t>& brightness(std::size_t array) const;
  Anchor anchor(std::size_t record) const;
  /// Offset of the three indices of a triangle.
  std::uint64_t offsetOfTriangle(std::size_t array, std::size_t triangle) const {
    return m_walked.triangleOffsets.at(array) + 6 * triangle;
  }
  /// Offset of a shadow's picture in the file.
  std::size_t shadowAt(std::size_t shadow) const { return m_walked.shadowOffsets.at(shadow); }
  std::uint64_t end() const { return m_walked.end; }

  std::optional<LinkPlace> linkAt(std::uint64_t offset) const;
  std::optional<std::size_t> meshAt(std::uint64_t offset) const;

private:
  diggles::Walked m_walked;
  std::vector<QString> m_materials;
  std::vector<Mesh> m_meshes;
  std::vector<Object> m_objects;
  std::vector<Animation> m_animations;
};

/// Meshes of a clip at a time by the sheet: 10 frames a second, each with its time; loops begin again, others hold.
struct SheetMoment {
  std::size_t mesh = 0;
  std::size_t next = 0; ///< the same where nothing blends
  float share = 0;      ///< of `next`
  double steps = 0;     ///< from the first frame
};

SheetMoment sheetMoment(const ModelDecoder::Clip& clip, double time);

/// Scene axes: (x, -y, z).
QVector3D sheetToScene(const QVector3D& file);
/// Transform that root motion gives the animated model after so many steps, scene axes.
QMatrix4x4 sheetMotion(const ModelDecoder::Animation& animation, double steps);

/// A triangle of a link at a moment, in scene axes and counter-clockwise from outside.
struct SheetTriangle {
  std::array<QVector3D, 3> corners;
  std::array<QVector2D, 3> uvs;
  std::array<float, 3> light; ///< 0…1
};

SheetTriangle sheetTriangle(const ModelDecoder& model, const SheetMoment& moment, std::size_t link,
                            std::size_t triangle);

} // namespace vitrine::oracles
