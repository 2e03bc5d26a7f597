#include "resources/demos/diggles/Mine.h"

#include "resources/demos/diggles/Cart.h"
#include "resources/demos/diggles/Gnome.h"
#include "resources/demos/diggles/ModelAssembly.h"
#include "resources/demos/diggles/ModelWriter.h"
#include "resources/demos/pictures/TgaWriter.h"

namespace vitrine::demos::diggles::mine {

namespace {

/// Names of the pictures are those of the materials.
struct Picture {
  std::string name;
  const char* folder;
  Canvas (*paint)();
  TgaLayout layout;
};

std::vector<Picture> pictures() {
  return {{"vitrine_gnom_gesicht", "m256", gnome::facePicture, {}},
          {"vitrine_gnom_bart", "m256", gnome::beardPicture, {true, false}},
          {"vitrine_gnom_tuch", "m256", gnome::clothPicture, {}},
          {"vitrine_gnom_muetze", "m256", gnome::capPicture, {false, true}},
          {"vitrine_gnom_leder", "m256", gnome::leatherPicture, {}},
          {"vitrine_werkzeug", "m256", gnome::toolPicture, {true, true}},
          {"vitrine_laternenglas", "m064", gnome::glassPicture, {true, true}},
          {"vitrine_lore", "m256", cart::bodyPicture, {}},
          {"vitrine_erz", "m128", cart::orePicture, {true, false}}};
}

std::uint32_t addMotion(ModelAssembly& model, const FigureKind& kind, const gnome::Motion& motion) {
  std::vector<Figure> frames;
  for (const gnome::Pose& pose : motion.poses)
    frames.push_back(gnome::figureOf(pose));
  return model.addAnimation(motion.facts, kind, frames);
}

void addGnome(ModelAssembly& model) {
  FigureKind kind;
  for (std::uint16_t part = 0; part < gnome::kPartCount; ++part)
    kind.materials.push_back(part);
  std::vector<std::uint32_t> animations;
  for (const gnome::Motion& motion : gnome::motions())
    animations.push_back(addMotion(model, kind, motion));
  model.addObject("vitrine_gnome", std::move(animations));
}

void addCart(ModelAssembly& model, std::uint16_t firstMaterial) {
  const FigureKind kind{{firstMaterial, gnome::kTools, static_cast<std::uint16_t>(firstMaterial + 1)}, cart::plan()};
  std::vector<std::uint32_t> animations;
  for (const cart::Motion& motion : cart::motions())
    animations.push_back(model.addAnimation(motion.facts, kind, motion.frames));
  model.addObject("vitrine_lore", std::move(animations));
}

} // namespace

Model model() {
  ModelAssembly assembly("vitrine_gnome");
  for (const Picture& picture : pictures())
    assembly.addMaterial(picture.name, "\\\\stollen\\bilder\\256\\" + picture.name + ".tga");
  addGnome(assembly);
  addCart(assembly, gnome::kPartCount);
  return assembly.model();
}

std::vector<ModelFile> files() {
  std::vector<ModelFile> files{{"mine/data/3db/vitrine_gnome.3db", writeModel(model())}};
  for (const Picture& picture : pictures())
    files.push_back({std::string("mine/data/Texture/") + picture.folder + "/" + picture.name + ".tga",
                     writeTga(picture.paint(), picture.layout)});
  return files;
}

} // namespace vitrine::demos::diggles::mine
