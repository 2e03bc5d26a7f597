#include "resources/demos/x3/GameTree.h"

#include "resources/demos/pictures/TgaWriter.h"
#include "resources/demos/x3/BinaryWriter.h"
#include "resources/demos/x3/DdsWriter.h"
#include "resources/demos/x3/Station.h"
#include "resources/demos/x3/TextWriter.h"

namespace vitrine::demos::x3 {

namespace {

constexpr std::uint8_t kKey = 0x5A;

/// Collects files in one form.
class Tree {
public:
  explicit Tree(Form form) : m_form(form) {}

  /// `mixed`: how it is written where forms are mixed.
  void addBody(const std::string& stem, const Body& body, Form mixed) {
    const Form form = m_form == Form::Mixed ? mixed : m_form;
    const Bytes text = form == Form::Text ? bytesOf(textOf(body)) : Bytes();
    if (form == Form::Text)
      add(stem + ".bod", text);
    else if (form == Form::Packed)
      add(stem + ".pbb", packed(binaryOf(body), kKey));
    else
      add(stem + ".bob", binaryOf(body));
  }
  void addScene(const std::string& stem, const Scene& scene) {
    const Bytes text = bytesOf(textOf(scene));
    if (m_form == Form::Packed)
      add(stem + ".pbd", packed(text));
    else
      add(stem + ".bod", text);
  }
  void addTexture(const std::string& stem, const Canvas& picture, DdsFormat format) {
    const Bytes dds = writeDds(picture, format);
    const bool isPacked = m_form == Form::Packed || (m_form == Form::Mixed && format == DdsFormat::Bgra);
    if (isPacked)
      add("dds/" + stem + ".pck", packed(dds, kKey));
    else
      add("dds/" + stem + ".dds", dds);
  }
  void addNumbered(int number, const Canvas& picture) {
    add("tex/true/" + std::to_string(number) + ".tga", writeTga(picture, {.packed = true, .topDown = true}));
  }

  /// The first file stays loose; objects lie in one catalogue, pictures in another.
  std::vector<MadeFile> finish() {
    if (m_form != Form::Catalogue)
      return std::move(m_files);
    std::vector<MadeFile> objects;
    std::vector<MadeFile> pictures;
    for (std::size_t i = 1; i < m_files.size(); ++i)
      (m_files[i].path.starts_with("objects/") ? objects : pictures).push_back(std::move(m_files[i]));
    std::vector<MadeFile> files{std::move(m_files.front())};
    for (const auto& [stem, members] : {std::pair("01", &objects), std::pair("02", &pictures)})
      for (MadeFile& file : catalogueOf(stem, *members))
        files.push_back(std::move(file));
    return files;
  }

private:
  void add(std::string path, Bytes data) { m_files.push_back({std::move(path), std::move(data)}); }

  Form m_form;
  std::vector<MadeFile> m_files;
};

void addRelief(Tree& tree, const std::string& stem, const station::Relief& relief, bool light) {
  tree.addTexture(stem + "_diff", relief.diffuse, DdsFormat::Dxt1);
  tree.addTexture(stem + "_bump", relief.bump, DdsFormat::Bgra);
  tree.addTexture(stem + "_spec", relief.specular, DdsFormat::Dxt1);
  if (light)
    tree.addTexture(stem + "_light", relief.light, DdsFormat::Dxt1);
}

void addPictures(Tree& tree) {
  addRelief(tree, "vitrine_trim", station::paintTrim(512), true);
  addRelief(tree, "vitrine_rock", station::paintStone(256), false);
  tree.addTexture("vitrine_solar_diff", station::paintSolarCells(128), DdsFormat::Dxt1);
  const station::LanternGlass lantern = station::paintLantern(128);
  tree.addTexture("vitrine_lantern_diff", lantern.diffuse, DdsFormat::Dxt1);
  tree.addTexture("vitrine_lantern_light", lantern.light, DdsFormat::Dxt1);
  tree.addTexture("vitrine_dome_diff", station::paintDomeGlass(128), DdsFormat::Dxt5);
  tree.addTexture("vitrine_beam_diff", station::paintBeam(128), DdsFormat::Dxt1);
  tree.addTexture("vitrine_flame_diff", station::paintFlame(64), DdsFormat::Dxt1);
  tree.addTexture("vitrine_halo_diff", station::paintHalo(64), DdsFormat::Dxt1);
  tree.addNumbered(801, station::paintSignOfLight(512, 128));
  tree.addNumbered(802, station::paintPodHull(128));
}

} // namespace

Bytes bytesOf(const std::string& text) {
  const auto bytes = std::as_bytes(std::span(text));
  return {bytes.begin(), bytes.end()};
}

std::vector<MadeFile> stationFiles(Form form) {
  Tree tree(form);
  tree.addScene("objects/vitrine/lighthouse_scene", station::stationScene());
  tree.addScene("objects/vitrine/buoy_scene", station::buoyScene());
  tree.addScene("objects/cut/00803", station::buoyScene());
  tree.addBody("objects/vitrine/lighthouse", station::lighthouse(), Form::Text);
  tree.addBody("objects/vitrine/rock", station::rock(), Form::Packed);
  tree.addBody("objects/vitrine/ring", station::ring(), Form::Binary);
  tree.addBody("objects/v/00802", station::pod(), Form::Text);
  tree.addBody("objects/vitrine/beam", station::beam(), Form::Binary);
  tree.addBody("objects/vitrine/shuttle", station::shuttle(), Form::Packed);
  tree.addBody("objects/vitrine/flame", station::flame(), Form::Text);
  tree.addBody("objects/vitrine/buoy", station::buoy(), Form::Binary);
  tree.addBody("objects/vitrine/lamp", station::lamp(), Form::Binary);
  addPictures(tree);
  return tree.finish();
}

} // namespace vitrine::demos::x3
