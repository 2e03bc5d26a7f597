#include "core/formats/vgo/format/VgoFormat.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/formats/vgo/assets/VgoPictures.h"
#include "core/formats/vgo/file/ContainerLayouts.h"
#include "core/formats/vgo/file/VgoFile.h"
#include "core/formats/vgo/format/AssetProperties.h"
#include "core/formats/vgo/format/VgoCounts.h"
#include "core/formats/vgo/records/VgoSections.h"
#include "core/formats/vgo/scene/VgoScene.h"
#include "core/structure/Column.h"

#include <QFileInfo>

namespace vitrine::formats::vgo {
namespace {

/// Of whole files, the scene; of others, why there is none.
void addScene(document::Document& document, const VgoFile& file, const LayoutSections& sections, LoadContext& context) {
  document.assetSource = picturesOf(file.layoutRoot(), file.accessors);
  if (file.error) {
    document.sceneError = file.error;
    return;
  }
  const Header& header = *file.container.header;
  const SceneSource source{file.layoutRoot(), file.accessors, {header.leftHanded(), header.uvFromTop()}, sections};
  auto scene = buildScene(source, context);
  if (scene) {
    document.scene = std::move(*scene);
  } else {
    document.sceneError = scene.error();
  }
}

} // namespace

int VgoFormat::score(const Probe& probe) const {
  constexpr int kByVersion = 100;
  constexpr int kByMagic = 80;
  constexpr int kByName = 40; // damaged ones, and those of VGO 1 that are a GLB
  constexpr auto kMajorVersion = structure::columnOf<kHeader>("majorVersion");
  if (!refusalOf(probe.head)) {
    const bool known =
        probe.head.size() > kMajorVersion.offset() && kMajorVersion.as<std::uint8_t>(probe.head.data()) == kMajorRead;
    return known ? kByVersion : kByMagic;
  }
  return probe.size > 0 && info().extensions.contains(probe.extension) ? kByName : 0;
}

Result<void> VgoFormat::read(const Source& source, LoadContext& context, Document& document) const {
  const auto head = source.bytes->readClipped(0, kHeader.size);
  if (!head) {
    return std::unexpected(head.error());
  }
  if (auto refusal = refusalOf(*head)) {
    return std::unexpected(std::move(*refusal));
  }
  VgoFile file = readVgo(source, context, document.spaces);
  if (file.container.header) {
    document.formatVersion =
        QStringLiteral("%1.%2").arg(file.container.header->major).arg(file.container.header->minor);
  }
  context.progress.step(base::translate("formats", "Listing parts"), 0.4);
  structure::StructureBuilder builder(QFileInfo(source.path).fileName(), {base::kFileSpace, 0, source.bytes->size()});
  const LayoutSections sections = addSections(builder, document.spaces, file);
  document.structure = builder.build();
  if (context.counts) {
    document.counts = vgoCounts(file, context.progress);
  }
  document.properties = assetProperties(file);
  context.progress.step(base::translate("formats", "Building the scene"), 0.5);
  addScene(document, file, sections, context);
  return {};
}

} // namespace vitrine::formats::vgo
