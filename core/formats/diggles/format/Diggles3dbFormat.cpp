#include "core/formats/diggles/format/Diggles3dbFormat.h"

#include "core/base/Translate.h"
#include "core/formats/diggles/assets/TextureFiles.h"
#include "core/formats/diggles/format/DigglesCounts.h"
#include "core/formats/diggles/records/DigglesSections.h"
#include "core/formats/diggles/scene/DigglesScene.h"
#include "core/formats/diggles/scene/ModelProperties.h"
#include "core/formats/diggles/scene/ObjectPlan.h"

#include <QFileInfo>

#include <string_view>

namespace vitrine::formats::diggles {
namespace {

/// Behind the length of the first text, which may be damaged.
constexpr std::size_t kMagicOffset = 4;
constexpr std::string_view kMagic = "3DDB";

bool has(const Bytes& head, std::string_view text) {
  const std::string_view all(reinterpret_cast<const char*>(head.data()), head.size());
  return all.size() > kMagicOffset && all.substr(kMagicOffset).starts_with(text);
}

/// True if nothing of the model itself can be drawn: shadows and anchors alone are nothing to see.
bool showsNothing(const Scene& scene, const ModelRecords& records) {
  return std::ranges::none_of(scene.meshes, [&](const scene::Mesh& mesh) { return isOfModel(mesh, records); });
}

} // namespace

int Diggles3dbFormat::score(const Probe& probe) const {
  constexpr int kByVersion = 100;
  constexpr int kByMagic = 80;
  constexpr int kByName = 40;
  if (has(probe.head, kKnownVersion)) {
    return kByVersion;
  }
  if (has(probe.head, kMagic)) {
    return kByMagic;
  }
  return probe.size > 0 && info().extensions.contains(probe.extension) ? kByName : 0;
}

FileSummary Diggles3dbFormat::summarize(const Probe& probe) const {
  Diagnostics unheard; // of a head, everything is cut short
  const QString name = readModel(probe.head, base::kFileSpace, unheard).name;
  const bool saysMore = name.compare(QFileInfo(probe.fileName).completeBaseName(), Qt::CaseInsensitive) != 0;
  return {saysMore ? shortName(name) : QString(), {}};
}

Result<void> Diggles3dbFormat::read(const Source& source, LoadContext& context, Document& document) const {
  context.progress.step(base::translate("formats", "Reading the model"), 0.0);
  const auto bytes = source.bytes->readClipped(0, kMostModelBytes);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  if (!has(*bytes, kMagic)) {
    Error error = Error::of(
        ErrorCode::WrongFormat,
        bytes->empty() ? base::translate("formats", "the file is empty")
                       : base::translate("formats", "this is not a Diggles model: it does not start with \"3DDB\""));
    error.offset = bytes->empty() ? 0 : kMagicOffset;
    return std::unexpected(std::move(error));
  }
  const ModelFile model = readModel(*bytes, base::kFileSpace, context.diagnostics);
  document.formatVersion = model.version.section(QLatin1Char(' '), 1);
  document.assetSource = textureSource(model.materials);
  context.progress.step(base::translate("formats", "Listing parts"), 0.3);
  structure::StructureBuilder builder(QFileInfo(source.path).fileName(), {base::kFileSpace, 0, source.bytes->size()});
  const ModelRecords records = addModelSections(builder, source.bytes, model);
  document.structure = builder.build();
  if (context.counts) {
    document.counts = modelCounts(model);
  }
  context.progress.step(base::translate("formats", "Building the scene"), 0.5);
  ScenePtr scene = buildScene(model, records, context.limits, context.progress, context.diagnostics);
  document.properties = modelProperties(model, records, scene.get(), context.limits);
  if (model.damage && showsNothing(*scene, records)) {
    document.sceneError = model.damage;
  } else {
    document.scene = std::move(scene);
  }
  return {};
}

} // namespace vitrine::formats::diggles
