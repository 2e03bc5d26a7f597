#include "core/formats/diggles/3db/Diggles3dbFormat.h"

#include "core/formats/diggles/model/ModelCounts.h"
#include "core/formats/diggles/model/ModelSections.h"
#include "core/formats/diggles/scene/ModelProperties.h"
#include "core/formats/diggles/scene/ModelRecords.h"
#include "core/formats/diggles/scene/ModelScene.h"
#include "core/formats/diggles/scene/ObjectPlan.h"
#include "core/formats/diggles/textures/TextureSource.h"

#include <QFileInfo>

#include <string_view>

namespace vitrine::formats::diggles {
namespace {

/// Behind the length of the first text, which may be damaged.
constexpr std::size_t kMagicOffset = 4;
constexpr std::string_view kMagic = "3DDB";
constexpr std::string_view kKnownVersion = "3DDB 1.0";

bool has(const Bytes& head, std::string_view text) {
  const std::string_view all(reinterpret_cast<const char*>(head.data()), head.size());
  return all.size() > kMagicOffset && all.substr(kMagicOffset).starts_with(text);
}

std::shared_ptr<document::Document> newDocument(const Source& source, const FormatInfo& info, const ModelFile& model) {
  auto document = std::make_shared<document::Document>();
  document->path = source.path;
  document->size = source.bytes->size();
  document->formatId = info.id;
  document->formatName = info.name;
  document->formatVersion = model.version.section(QLatin1Char(' '), 1);
  document->spaces = bytes::ByteSpaces(QFileInfo(source.path).fileName(), source.bytes);
  document->assetSource = std::make_shared<const TextureSource>(model.materials);
  return document;
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

Result<DocumentPtr> Diggles3dbFormat::load(const Source& source, LoadContext& context) const {
  context.progress.step(QStringLiteral("Reading the model"), 0.0);
  const auto bytes = source.bytes->readClipped(0, kMostModelBytes);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  if (!has(*bytes, kMagic)) {
    Error error = Error::of(ErrorCode::WrongFormat,
                            bytes->empty() ? QStringLiteral("the file is empty")
                                           : QStringLiteral("this is no Diggles model: \"3DDB\" is not at its start"));
    error.offset = bytes->empty() ? 0 : kMagicOffset;
    return std::unexpected(std::move(error));
  }
  const ModelFile model = readModel(*bytes, base::kFileSpace, context.diagnostics);
  auto document = newDocument(source, info(), model);
  context.progress.step(QStringLiteral("Listing its parts"), 0.3);
  structure::StructureBuilder builder(QFileInfo(source.path).fileName(), {base::kFileSpace, 0, source.bytes->size()});
  const ModelSections sections = addModelSections(builder, source.bytes, model);
  builder.number();
  const ModelRecords records = recordsOf(sections, builder);
  document->structure = builder.build();
  document->counts = modelCounts(model);
  context.progress.step(QStringLiteral("Building the scene"), 0.5);
  ScenePtr scene = buildScene(model, records, context.limits, context.progress, context.diagnostics);
  document->properties = modelProperties(model, records, scene.get(), context.limits);
  if (model.damage && showsNothing(*scene, records)) {
    document->sceneError = model.damage;
  } else {
    document->scene = std::move(scene);
  }
  document->diagnostics = context.diagnostics.entries();
  document->droppedDiagnostics = context.diagnostics.dropped();
  document->missing = context.missing.entries();
  return document;
}

} // namespace vitrine::formats::diggles
