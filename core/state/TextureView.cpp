#include "core/state/TextureView.h"

#include "core/scene/CubeFaces.h"

#include <QPainter>

#include <cmath>

namespace vitrine::state {
namespace {

constexpr int kFaces = 6;
constexpr int kSmallestFace = 96; ///< texels of a single face's canvas, at least: smaller ones have no third
constexpr int kCheckerCells = 32; ///< along the longer side
constexpr QRgb kLightCell = qRgb(204, 204, 204);
constexpr QRgb kDarkCell = qRgb(153, 153, 153);

/// Without the levels, faces and frames that are not asked for; what remains is shared.
image::ImagePtr part(const image::Image& from, const TextureView& view) {
  auto made = std::make_shared<image::Image>(from);
  const auto mip = static_cast<std::uint32_t>(view.mip);
  const auto face = static_cast<std::uint32_t>(std::max(view.face, 0));
  made->mipCount = from.mipCount - mip;
  made->faceCount = 1;
  made->frameCount = 1;
  made->width = from.picture(mip, face).width;
  made->height = from.picture(mip, face).height;
  made->pictures.clear();
  for (std::uint32_t level = mip; level < from.mipCount; ++level) {
    made->pictures.push_back(from.picture(level, face, static_cast<std::uint32_t>(view.frame)));
  }
  return made;
}

/// One cell of the cross: where it is, and where the eye looks; scene axes.
struct Cell {
  int column;
  int row;
  QVector3D forward;
  QVector3D right;
  QVector3D up;
};

const std::array<Cell, kFaces> kCross{{{1, 0, {0, 1, 0}, {0, 0, 1}, {-1, 0, 0}},
                                       {0, 1, {0, 0, -1}, {1, 0, 0}, {0, 1, 0}},
                                       {1, 1, {1, 0, 0}, {0, 0, 1}, {0, 1, 0}},
                                       {2, 1, {0, 0, 1}, {-1, 0, 0}, {0, 1, 0}},
                                       {3, 1, {-1, 0, 0}, {0, 0, -1}, {0, 1, 0}},
                                       {1, 2, {0, -1, 0}, {0, 0, 1}, {1, 0, 0}}}};

/// The six faces as an eye in the middle sees them, turned so that they join and up is up.
QImage cross(const std::array<QImage, kFaces>& faces, const scene::Axes& axes) {
  const int side = faces[0].width();
  QImage out(4 * side, 3 * side, QImage::Format_RGBA8888);
  out.fill(Qt::transparent);
  const auto centre = [side](int texel) {
    return (2.0F * static_cast<float>(texel) + 1) / static_cast<float>(side) - 1;
  };
  const auto texel = [](float part, int size) {
    return std::clamp(static_cast<int>(part * static_cast<float>(size)), 0, size - 1);
  };
  for (const Cell& cell : kCross) {
    for (int y = 0; y < side; ++y) {
      for (int x = 0; x < side; ++x) {
        const QVector3D towards = cell.forward + centre(x) * cell.right - centre(y) * cell.up;
        const scene::CubePoint at = scene::cubePoint(axes.toFile(towards));
        const QImage& face = faces[static_cast<std::size_t>(at.face)];
        out.setPixel(cell.column * side + x, cell.row * side + y,
                     face.pixel(texel(at.u, face.width()), texel(at.v, face.height())));
      }
    }
  }
  return out;
}

/// A single face in the middle of the canvas that the cross fills.
QImage framed(const QImage& face) {
  const int factor = std::max(1, (kSmallestFace + face.width() - 1) / face.width());
  const QImage large = face.scaled(face.width() * factor, face.height() * factor);
  QImage out(large.height() * 4 / 3, large.height(), QImage::Format_RGBA8888);
  out.fill(Qt::transparent);
  QPainter painter(&out);
  painter.setCompositionMode(QPainter::CompositionMode_Source);
  painter.drawImage((out.width() - large.width()) / 2, 0, large);
  return out;
}

QRgb shownAs(QRgb texel, scene::TextureViewTarget::Channel channel, bool darkCell) {
  const auto grey = [](int value) { return qRgb(value, value, value); };
  switch (channel) {
  case scene::TextureViewTarget::kColour:
    return texel | 0xff000000;
  case scene::TextureViewTarget::kRed:
    return grey(qRed(texel));
  case scene::TextureViewTarget::kGreen:
    return grey(qGreen(texel));
  case scene::TextureViewTarget::kBlue:
    return grey(qBlue(texel));
  case scene::TextureViewTarget::kAlpha:
    return grey(qAlpha(texel));
  case scene::TextureViewTarget::kColourAndAlpha:
    break;
  }
  const QRgb behind = darkCell ? kDarkCell : kLightCell;
  const int alpha = qAlpha(texel);
  const auto over = [alpha](int above, int below) { return (above * alpha + below * (255 - alpha) + 127) / 255; };
  return qRgb(over(qRed(texel), qRed(behind)), over(qGreen(texel), qGreen(behind)), over(qBlue(texel), qBlue(behind)));
}

void showChannel(QImage& picture, scene::TextureViewTarget::Channel channel) {
  const int cell = std::max(1, std::max(picture.width(), picture.height()) / kCheckerCells);
  for (int y = 0; y < picture.height(); ++y) {
    uchar* line = picture.scanLine(y);
    for (int x = 0; x < picture.width(); ++x, line += 4) {
      const QRgb shown = shownAs(qRgba(line[0], line[1], line[2], line[3]), channel, ((x / cell + y / cell) & 1) != 0);
      line[0] = static_cast<uchar>(qRed(shown));
      line[1] = static_cast<uchar>(qGreen(shown));
      line[2] = static_cast<uchar>(qBlue(shown));
      line[3] = 255;
    }
  }
}

/// A single picture, decoded.
QImage picture(const image::Image& image, const TextureView& view, int face) {
  QImage made = image.toQImage(static_cast<std::uint32_t>(view.mip), static_cast<std::uint32_t>(face),
                               static_cast<std::uint32_t>(view.frame));
  showChannel(made, view.channel);
  return made;
}

image::ImagePtr shown(const image::Image& image, const TextureView& view, const scene::Axes& axes) {
  if (image.faceCount < kFaces) {
    return view.channel == scene::TextureViewTarget::kColour ? part(image, view)
                                                             : image::Image::fromQImage(picture(image, view, 0));
  }
  if (view.face != scene::kNone) {
    return image::Image::fromQImage(framed(picture(image, view, view.face)));
  }
  std::array<QImage, kFaces> faces;
  for (int face = 0; face < kFaces; ++face) {
    faces[static_cast<std::size_t>(face)] = picture(image, view, face);
  }
  return image::Image::fromQImage(cross(faces, axes));
}

} // namespace

void choosePart(TextureView& view, scene::TextureViewTarget::Part part, double value, const image::Image& image) {
  const auto chosen = [value](std::uint32_t count) {
    return std::clamp(static_cast<int>(std::lround(value)), 0, static_cast<int>(count) - 1);
  };
  switch (part) {
  case scene::TextureViewTarget::Part::Mip:
    view.mip = chosen(image.mipCount);
    break;
  case scene::TextureViewTarget::Part::Frame:
    view.frame = chosen(image.frameCount);
    break;
  case scene::TextureViewTarget::Part::Face:
    view.face = chosen(image.faceCount + 1) - 1;
    break;
  case scene::TextureViewTarget::Part::Channel:
    view.channel = static_cast<scene::TextureViewTarget::Channel>(chosen(scene::TextureViewTarget::kAlpha + 1));
    break;
  }
}

scene::ScenePatch viewedTextures(const Scene& scene, const std::vector<TextureView>& views) {
  scene::ScenePatch patch;
  for (const TextureView& view : views) {
    scene::Texture texture = scene.assets.textures[view.texture];
    texture.image = shown(*texture.image, view, scene.sourceAxes);
    patch.textures.emplace_back(view.texture, std::move(texture));
  }
  return patch;
}

} // namespace vitrine::state
