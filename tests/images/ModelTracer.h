#pragma once

#include "core/picking/RayCaster.h"
#include "core/viewing/CameraRig.h"
#include "tests/samples/oracles/diggles/ModelDecoder.h"

#include <QImage>

#include <optional>

namespace vitrine::tests {

/// Expected pixels of a .3db model, from the bytes of the model and of its pictures alone: triangles by the
/// test's own decoder, met by its own rays, with texels of its own TGA reader. Says nothing of pixels where a filter
/// or an edge could have a say.
class ModelTracer {
public:
  /// `data` is the folder that Texture is in.
  ModelTracer(const oracles::ModelDecoder& model, const QString& data);

  /// Adds what a moment of an animation shows. `baked` false: as bright as the pictures.
  void show(const oracles::SheetMoment& moment, const QMatrix4x4& motion, bool baked = true, float gain = 1);

  struct Seen {
    QVector3D color;      ///< 0…1 of the display
    int holes = 0;        ///< looked through on the way
    bool nothing = false; ///< the background
  };
  /// nullopt: not certain.
  std::optional<Seen> at(const viewing::CameraRig& camera, QPointF pixel, const QVector3D& background) const;

private:
  struct Triangle {
    oracles::SheetTriangle sheet; ///< corners where they are shown
    std::array<float, 3> light;
    std::size_t material;
  };
  struct Hit {
    std::size_t triangle;
    float distance;
    QVector3D shares;
  };
  /// Triangles that a ray meets, up to the first that is not cut away.
  struct Path {
    std::vector<std::size_t> triangles;
    bool ends = false; ///< at the last of them
    QVector3D shares;  ///< of its corners
    QRgb texel = 0;

    bool looksLike(const Path& other) const;
  };

  std::vector<Hit> hitsOf(const scene::Ray& ray) const;
  std::optional<Path> pathOf(const scene::Ray& ray) const;
  std::optional<QRgb> texelAt(const Hit& hit) const;

  const oracles::ModelDecoder& m_model;
  std::vector<QImage> m_pictures; ///< by material
  std::vector<Triangle> m_triangles;
};

/// A true-colour TGA, raw or run-length encoded, of either origin. Fails the running test when it is anything else.
QImage readTga(const QString& path);

} // namespace vitrine::tests
