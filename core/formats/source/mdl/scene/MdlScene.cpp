#include "core/formats/source/mdl/scene/MdlScene.h"

#include "core/animation/Deform.h"
#include "core/animation/FinishScene.h"
#include "core/base/Translate.h"
#include "core/formats/source/mdl/assets/MdlNames.h"
#include "core/formats/source/mdl/scene/ModelMeshes.h"
#include "core/scene/LookControls.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr double kMetresPerInch = 0.0254;

/// A material for each texture of the file, by its number.
void addMaterials(SceneBuild& build) {
  const MdlFile& mdl = build.parts.mdl;
  for (std::size_t i = 0; i < mdl.textures.size(); ++i) {
    scene::Material material;
    material.name = mdl.textures[i];
    material.params = scene::LambertParams{};
    material.asset = materialRef(mdl, i, mdl.header.name);
    material.state = scene::AssetState::Pending;
    material.record = build.records.of(MdlTable::Textures, i);
    build.scene.assets.materials.push_back(std::move(material));
  }
}

SceneBuilder emptyScene() {
  SceneBuilder scene;
  scene.sourceAxes = scene::kZUpRightHanded;
  scene.metresPerUnit = kMetresPerInch;
  scene.view.navigation = scene::Navigation::Orbit;
  scene.view.front = scene.sourceAxes.toScene(QVector3D(1, 0, 0));
  return scene;
}

std::uint64_t modelFileBytes(const ModelParts& parts) {
  return parts.mdl.bytes.size() + parts.vvd->bytes.size() + parts.vtx->bytes.size() + parts.aniBytes.size();
}

} // namespace

Result<scene::ScenePtr> buildModelScene(const ModelParts& parts, const ModelRecords& records, LoadContext& context) {
  SceneBuilder scene = emptyScene();
  SceneBudget budget(modelFileBytes(parts), context.limits);
  const RestPose rest = restPose(parts.mdl, parts.sequences, parts.animations, parts.aniBytes, context.diagnostics);
  SceneBuild build{scene, parts, records, rest, context, budget};
  scene::Node root;
  root.name = parts.mdl.header.name;
  build.add(std::move(root));
  addMaterials(build);
  if (!addSkeleton(build)) {
    return std::unexpected(Error::of(
        ErrorCode::LimitReached, base::translate("formats", "%1 bones exceed the limit").arg(parts.mdl.bones.size())));
  }
  context.progress.step(QStringLiteral("Building meshes"), 0.5);
  ModelMeshes(build).add();
  addClips(build);
  animation::deformAtRest(scene);
  if (!context.isPicture()) {
    addHelpers(build);
  }
  if (budget.exhausted()) {
    context.diagnostics.damage(
        base::translate("formats", "the model contains more than can be shown; the rest is left out"),
        base::Unplaced::Limit);
  }
  context.progress.step(QStringLiteral("Placing all"), 0.9);
  const auto links = !context.isPicture() ? scene::RecordLinks::Made : scene::RecordLinks::LeftOut;
  scene::addLookControls(scene);
  return animation::finishScene(std::move(scene), links, addStartView);
}

std::vector<scene::Property> modelProperties(const ModelParts& parts) {
  const MdlHeader& header = parts.mdl.header;
  std::vector<scene::Property> properties;
  const auto add = [&properties](const char* key, const QString& value) {
    if (!value.isEmpty()) {
      properties.push_back({QString::fromLatin1(key), value, {}, {}, {}, nullptr, true});
    }
  };
  add(QT_TRANSLATE_NOOP("formats", "name"), header.name);
  add(QT_TRANSLATE_NOOP("formats", "surface"),
      header.surfaceProp == 0 ? QString() : mdlText(parts.mdl.bytes, header.surfaceProp));
  add(QT_TRANSLATE_NOOP("formats", "mass"),
      header.mass > 0 ? QString::number(static_cast<double>(header.mass)) : QString());
  if (header.has(kMdlStaticProp)) {
    add(QT_TRANSLATE_NOOP("formats", "type"), base::translate("formats", "static prop"));
  }
  const MdlSpan& included = header.table(MdlTable::IncludeModels);
  for (std::uint32_t i = 0; i < std::min<std::uint32_t>(included.count, 32); ++i) {
    add(QT_TRANSLATE_NOOP("formats", "sequences in"),
        mdlName(parts.mdl.bytes, included.at(i), {"file", structure::columnOf<kMdlIncludedModel>("sznameindex")}));
  }
  return properties;
}

} // namespace vitrine::formats::source
