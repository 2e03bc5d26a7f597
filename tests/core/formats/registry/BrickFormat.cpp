#include "tests/core/formats/registry/BrickFormat.h"

#include "core/animation/FinishScene.h"

namespace vitrine::tests {
namespace {

constexpr const char* kMagic = "BRICK";

/// The side of a picture: the number that its file holds.
class BrickPictures final : public document::AssetSource {
public:
  Result<formats::Asset> resolve(const scene::AssetRef& ref, formats::LoadContext& context) const override {
    const auto bytes = context.vfs.read(ref.path, context.limits);
    if (!bytes) {
      return std::unexpected(bytes.error());
    }
    const int side = bytes->toByteArray().toInt();
    QImage picture(side, side, QImage::Format_RGBA8888);
    picture.fill(Qt::red);
    return image::Image::fromQImage(picture);
  }
};

} // namespace

int BrickFormat::score(const formats::Probe& probe) const {
  return probe.head.toByteArray().startsWith(kMagic) ? 100 : info().extensions.contains(probe.extension) ? 10 : 0;
}

formats::FileSummary BrickFormat::summarize(const formats::Probe& probe) const {
  return {QStringLiteral("A brick"), {QString::fromLatin1(probe.head.toByteArray().mid(5))}};
}

Result<void> BrickFormat::read(const formats::Source& source, formats::LoadContext&, Document& document) const {
  const auto all = source.bytes->readAll();
  if (!all) {
    return std::unexpected(all.error());
  }
  document.assetSource = std::make_shared<const BrickPictures>();
  scene::Texture texture;
  texture.asset = {scene::AssetKind::Texture, QString::fromLatin1(all->toByteArray().mid(5)), {}};
  texture.state = scene::AssetState::Pending;
  SceneBuilder scene;
  scene.assets.textures.push_back(texture);
  document.scene = animation::finishScene(std::move(scene));
  return {};
}

} // namespace vitrine::tests
