#include "tests/ui/support/TestFormat.h"

#include "core/animation/FinishScene.h"
#include "core/bytes/ByteReader.h"
#include "tests/support/TestBytes.h"
#include "tests/ui/support/AvatarScene.h"
#include "tests/ui/support/RoomsScene.h"
#include "tests/ui/support/TestArchive.h"
#include "tests/ui/support/WantingScene.h"

#include <QFileInfo>

#include <stdexcept>
#include <thread>

namespace vitrine::tests {
namespace {

using namespace structure::fields;

constexpr std::array kFlags{structure::FlagName{1, "SHINY"}, structure::FlagName{2, "SOFT"}};
constexpr std::array kKinds{structure::FlagName{0, "wall"}, structure::FlagName{1, "floor"}};

constexpr auto kQuad =
    structure::layout("quad", TestFormat::kRecordSize, i32("next", "the square after this one").to("QUADS"),
                      u16("flags").flags(kFlags), u16("kind").values(kKinds), f32("x"), f32("size"));

/// With the part that mode Game tells of, whose fields stand beside each other.
const structure::LayoutPtr& gameLayout() {
  static const structure::LayoutPtr layout = [] {
    std::vector<structure::Field> fields(kQuad.fields.begin(), kQuad.fields.end());
    std::swap(fields[2], fields[3]);
    fields[3].part = fields[4].part = "Shape";
    return structure::LayoutPtr::make(kQuad.name, kQuad.size, std::move(fields));
  }();
  return layout;
}

/// A square in the plane y = 0 of the file that faces -y there, where the camera is.
void addSquare(const scene::SceneData& scene, scene::Mesh& mesh, float x, float size, scene::Surface surface) {
  const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
  for (const auto& [dx, dz] : {std::pair{0.F, 0.F}, {size, 0.F}, {size, size}, {0.F, size}}) {
    mesh.vertices.positions.push_back(scene.sourceAxes.toScene(QVector3D(x + dx, 0, dz)));
    mesh.vertices.normals.push_back(scene.sourceAxes.toScene(QVector3D(0, -1, 0)));
    surface.bounds.add(mesh.vertices.positions.back());
  }
  surface.firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
  surface.indexCount = 6;
  for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
    mesh.indices.push_back(base + corner);
  }
  mesh.bounds.add(surface.bounds);
  mesh.surfaces.push_back(std::move(surface));
}

scene::Material plainMaterial(TestFormat::Mode mode) {
  scene::Material material;
  material.name = QStringLiteral("test/paint");
  material.fallbackColor = QVector3D(0.2F, 0.5F, 0.3F);
  material.cull = scene::Cull::None;
  material.properties.push_back({QStringLiteral("$finish"), QStringLiteral("matt"), {}, {}});
  if (mode == TestFormat::Mode::MissingFiles) {
    material.asset = {scene::AssetKind::Material, QStringLiteral("test/paint"), QStringLiteral("quad 0")};
    material.state = scene::AssetState::Pending;
  }
  return material;
}

void addControls(SceneBuilder& scene) {
  scene.layers.push_back({QStringLiteral("squares"), QStringLiteral("Squares"), true});
  scene.layers.push_back({QStringLiteral("markers"), QStringLiteral("Markers"), true});
  const auto toggle = [&](LayerIndex layer) {
    scene.controls.push_back({.id = QStringLiteral("layer.") + scene.layers[layer].id,
                              .label = scene.layers[layer].label,
                              .group = QStringLiteral("Layers"),
                              .defaultValue = 1,
                              .target = scene::LayerTarget{layer}});
  };
  toggle(0);
  toggle(1);
  scene.controls.push_back({.id = QStringLiteral("exposure"),
                            .label = QStringLiteral("Exposure"),
                            .group = QStringLiteral("Light"),
                            .kind = scene::ControlKind::Slider,
                            .min = 0,
                            .max = 4,
                            .defaultValue = 1,
                            .target = scene::ExposureTarget{}});
}

/// Adds the parts of mode Game to the scene; `squares` has its surfaces by then.
void addGame(SceneBuilder& scene, scene::Mesh& squares) {
  const std::size_t vertices = squares.vertices.positions.size();
  squares.vertices.colors = {{QStringLiteral("day"), {vertices, QVector4D(0.5F, 0.5F, 0.5F, 1)}},
                             {QStringLiteral("solid"), {vertices, QVector4D(1, 0, 0, 1)}, scene::ColorUse::Paint}};
  scene.view.viewPresets.push_back({.fog = scene::Fog{.color = {0, 0, 0}, .start = 20, .end = 90},
                                    .background = QVector3D(0, 0, 0),
                                    .verticalFov = TestFormat::kGameFov,
                                    .farPlane = 100});
  scene.controls.push_back({.id = QStringLiteral("view.game"),
                            .label = QStringLiteral("As in the game"),
                            .group = QStringLiteral("View"),
                            .target = scene::ViewPresetTarget{{scene::kNone, 0}}});
  const std::vector<scene::LegendEntry> legend{{QStringLiteral("Solid"), {1, 0, 0}},
                                               {QStringLiteral("Walked through"), {0, 0.2158605F, 0}}};
  scene.controls.push_back(
      {.id = QStringLiteral("colors"),
       .label = QStringLiteral("Colours"),
       .group = QStringLiteral("View"),
       .kind = scene::ControlKind::Choice,
       .choices = {QStringLiteral("Day"), QStringLiteral("Solidity")},
       .target = scene::ColorStreamTarget{
           {{.stream = QStringLiteral("day")}, {.stream = QStringLiteral("solid"), .layers = {1}, .legend = legend}}}});
  scene.fieldSets = {{1, 2}, {3, 4}};
  QMatrix4x4 aside;
  aside.translate(scene.sourceAxes.toScene(QVector3D(100, 0, 5)));
  scene.nodes.push_back({.name = QStringLiteral("Listener"),
                         .kind = scene::NodeKind::Marker,
                         .parent = 1,
                         .local = aside,
                         .labelled = true});
}

std::vector<scene::Property> gameProperties(SectionId quads) {
  QImage picture(600, 300, QImage::Format_RGB32);
  picture.fill(QColor(200, 60, 20));
  return {{QStringLiteral("Title"), QStringLiteral("The <b>Squares</b>"), {}, {}},
          {QStringLiteral("Briefing"), QStringLiteral("First go left.\n\nThen look for the last square."), {}, {}},
          {QStringLiteral("First"), QStringLiteral("square 1"), {}, {}, RecordRef{quads, 1}},
          {QStringLiteral("Picture A"),
           QStringLiteral("brief.bmp"),
           {},
           ByteRange{0, 4, 4},
           {},
           image::Image::fromQImage(picture)}};
}

scene::ScenePtr makeScene(const std::vector<float>& places, SectionId section, TestFormat::Mode mode) {
  SceneBuilder scene;
  scene.sourceAxes = scene::kZUpRightHanded;
  scene.view.navigation = scene::Navigation::Fly;
  scene.assets.materials.push_back(plainMaterial(mode));
  addControls(scene);
  const bool game = mode == TestFormat::Mode::Game;
  scene::Mesh squares;
  for (std::size_t i = 0; i < places.size(); ++i) {
    addSquare(
        scene, squares, places[i], 8,
        {.material = 0, .layer = 0, .provenance = {.section = section, .firstRow = i, .fieldSet = game ? 0 : -1}});
    if (game) {
      addSquare(scene, squares, places[i] + 2, 4,
                {.material = 0, .provenance = {.section = section, .firstRow = i, .fieldSet = 1}});
    }
  }
  scene::Mesh marker;
  addSquare(scene, marker, 0, 4, {.material = 0});
  QMatrix4x4 above;
  above.translate(scene.sourceAxes.toScene(QVector3D(0, 0, 12)));
  scene.nodes.push_back({.name = QStringLiteral("Squares"), .kind = scene::NodeKind::World, .mesh = 0});
  scene.nodes.push_back({.name = QStringLiteral("Things")});
  scene.nodes.push_back({.name = QStringLiteral("Marker"),
                         .kind = scene::NodeKind::Entity,
                         .parent = 1,
                         .local = above,
                         .mesh = 1,
                         .layer = 1,
                         .labelled = true,
                         .properties = {{QStringLiteral("classname"), QStringLiteral("marker"), {}, {}}},
                         .record = RecordRef{section, 0}});
  if (game) {
    addGame(scene, squares);
  }
  scene.meshes = {std::move(squares), std::move(marker)};
  // Looks along +y of the file at the middle of the squares.
  scene.view.cameras.push_back(
      {.name = QStringLiteral("start"),
       .position = scene.sourceAxes.toScene(QVector3D(places.empty() ? 0 : places.back() / 2 + 4, -40, 6)),
       .orientation = {}});
  if (mode == TestFormat::Mode::Rooms) {
    addRooms(scene, places, section);
  }
  if (mode == TestFormat::Mode::Avatar) {
    addAvatar(scene);
  }
  if (mode == TestFormat::Mode::Wanting) {
    addWanted(scene, section);
  }
  return animation::finishScene(std::move(scene));
}

/// A square in the plane y = 0 of the file, as in addSquare, moved.
scene::VertexFrame frameAt(const scene::SceneData& scene, const scene::Mesh& mesh, const QVector3D& shift) {
  scene::VertexFrame frame;
  auto positions = mesh.vertices.positions;
  for (QVector3D& position : positions) {
    position += scene.sourceAxes.toScene(shift);
    frame.bounds.add(position);
  }
  frame.positions = std::make_shared<const std::vector<QVector3D>>(std::move(positions));
  return frame;
}

/// Its group, the node that takes these shapes, and a pose for each of them.
void addFigure(SceneBuilder& scene, const QString& name, SectionId section, std::vector<std::uint32_t> rows,
               const std::vector<QVector3D>& places) {
  const LayerIndex layer = scene.layers.add({name, name, true});
  scene::AnimatedModel animatedModel;
  animatedModel.name = name;
  animatedModel.node = scene.nodes.add({.name = name, .layer = layer});
  const NodeIndex body = scene.nodes.add({.name = name + QStringLiteral(" body"),
                                          .kind = scene::NodeKind::Prop,
                                          .parent = animatedModel.node,
                                          .mesh = scene.meshes.nextIndex()});
  animatedModel.posed = {body};
  animatedModel.restPose = 0;
  scene::Surface surface{.material = 0, .provenance = {.section = section}};
  surface.provenance.frameRows = std::make_shared<const std::vector<std::uint32_t>>(std::move(rows));
  scene::Mesh mesh;
  addSquare(scene, mesh, 0, 8, std::move(surface));
  scene::VertexFrames frames;
  for (std::size_t i = 0; i < places.size(); ++i) {
    frames.push_back(frameAt(scene, mesh, places[i]));
    animatedModel.poses.push_back({{{body, static_cast<int>(i)}}, {}, {}});
  }
  mesh.vertices.positions = *frames[0].positions;
  mesh.surfaces[0].bounds = mesh.bounds = frames[0].bounds;
  mesh.frames = std::make_shared<const scene::VertexFrames>(std::move(frames));
  scene.meshes.push_back(std::move(mesh));
  scene.motion.animatedModels.push_back(std::move(animatedModel));
}

void addPoseClip(SceneBuilder& scene, const QString& name, scene::AnimatedModelIndex animatedModel,
                 std::vector<std::uint32_t> poses, bool loops = false) {
  scene::Animation clip;
  clip.name = name;
  clip.frames = static_cast<int>(poses.size());
  clip.duration = clip.frames * 0.1;
  clip.animatedModel = animatedModel;
  clip.poses = std::make_shared<const std::vector<std::uint32_t>>(std::move(poses));
  clip.loops = loops;
  clip.stepMove = loops ? scene.sourceAxes.toScene(QVector3D(5, 0, 0)) : QVector3D();
  scene.motion.animations.push_back(std::move(clip));
}

scene::ScenePtr makeAnimatedScene(SectionId header, SectionId section, TestFormat::Mode mode) {
  SceneBuilder scene;
  scene.sourceAxes = scene::kZUpRightHanded;
  scene.assets.materials.push_back(plainMaterial(TestFormat::Mode::Animated));
  addFigure(scene, QStringLiteral("Hopper"), section, {0, 1, 2}, {{0, 0, 0}, {10, 0, 0}, {20, 0, 0}});
  addFigure(scene, QStringLiteral("Sitter"), section, {3, 4}, {{0, 0, 20}, {0, 0, 30}});
  addPoseClip(scene, QStringLiteral("hopper.hop"), 0, {0, 1, 2});
  addPoseClip(scene, QStringLiteral("hopper.hop_loop"), 0, {0, 1, 2}, true);
  addPoseClip(scene, QStringLiteral("hopper.still"), 0, {1});
  addPoseClip(scene, QStringLiteral("hopper.empty"), 0, {});
  addPoseClip(scene, QStringLiteral("sitter.nod"), 1, {0, 1});
  scene.motion.animations[4].record = RecordRef{header, 0};
  scene.motion.animations[4].properties.push_back({QStringLiteral("Pace"), QStringLiteral("slow"), {}, {}});
  if (mode == TestFormat::Mode::Poses) {
    scene.motion.animations = {scene.motion.animations[2]};
  }
  scene.motion.startAnimation = 0;
  scene.controls = {{.id = QStringLiteral("object"),
                     .label = QStringLiteral("Object"),
                     .group = QStringLiteral("View"),
                     .kind = scene::ControlKind::Choice,
                     .choices = {QStringLiteral("Hopper"), QStringLiteral("Sitter"), QStringLiteral("All")},
                     .target = scene::LayerChoiceTarget{{{0}, {1}, {0, 1}}}},
                    {.id = QStringLiteral("root"),
                     .label = QStringLiteral("Root motion"),
                     .group = QStringLiteral("Animation"),
                     .target = scene::RootMotionTarget{}},
                    {.id = QStringLiteral("blend"),
                     .label = QStringLiteral("Blend frames"),
                     .group = QStringLiteral("Animation"),
                     .defaultValue = 1,
                     .target = scene::FrameBlendTarget{}}};
  scene.view.cameras.push_back({.name = QStringLiteral("start"),
                                .position = scene.sourceAxes.toScene(QVector3D(14, -60, 10)),
                                .orientation = {}});
  return animation::finishScene(std::move(scene));
}

/// Keys whose name begins with "wrong" do not fit.
std::optional<Error> keyError(const QString& path, const formats::LoadContext& context) {
  const QString key = context.options.value(QStringLiteral("key"));
  const bool wrong = QFileInfo(key).fileName().startsWith(QLatin1String("wrong"), Qt::CaseInsensitive);
  if (!key.isEmpty() && !wrong) {
    return std::nullopt;
  }
  Error error = Error::of(ErrorCode::NeedsInput,
                          wrong ? QStringLiteral("the key is wrong") : QStringLiteral("this file needs its key"), path);
  error.needs = base::NeedsInput{QStringLiteral("key"), QStringLiteral("Key file"), QStringLiteral("Keys (*.key)")};
  return error;
}

} // namespace

std::atomic<int> TestFormat::loadsBegun{0};
std::vector<formats::SuggestedContent> TestContent::suggested;

const formats::FormatInfo& TestFormat::info() const {
  static const formats::FormatInfo kInfo{
      QStringLiteral("test"), QStringLiteral("Test squares"), {QStringLiteral("vtst")}, {}};
  return kInfo;
}

int TestFormat::score(const formats::Probe& probe) const {
  return probe.head.size() >= kHeaderSize && probe.head.slice(0, 4).toByteArray() == "VTST" ? 100 : 0;
}

formats::FileSummary TestFormat::summarize(const formats::Probe& probe) const {
  const QByteArray all = probe.head.toByteArray();
  const qsizetype start = all.indexOf("TITLE ");
  if (start < 0) {
    return {};
  }
  QStringList lines = QString::fromUtf8(all.mid(start)).split(QLatin1Char('\n'));
  return {lines.takeFirst().mid(6), lines};
}

std::vector<formats::ReadingOption> TestFormat::readingOptions() const {
  return {{QStringLiteral("squares"),
           QStringLiteral("Squares"),
           QStringLiteral("Those of the second half are as good."),
           {{QStringLiteral("all"), QStringLiteral("All")}, {QStringLiteral("half"), QStringLiteral("Half of them")}}}};
}

QByteArray TestFormat::titled(const QString& title, const QStringList& parts, Mode mode) {
  QStringList lines{QStringLiteral("TITLE ") + title};
  return file(mode) + (lines + parts).join(QLatin1Char('\n')).toUtf8();
}

QByteArray TestFormat::file(Mode mode, std::uint32_t count) {
  ByteMaker maker;
  maker.text("VTST").add(static_cast<std::uint32_t>(mode)).add(count).add(std::uint32_t{0});
  for (std::uint32_t i = 0; i < count; ++i) {
    maker.add(static_cast<std::int32_t>((i + 1) % count))
        .add(static_cast<std::uint16_t>(i % 4))
        .add(static_cast<std::uint16_t>(i % 2))
        .add(static_cast<float>(i) * 10.0F)
        .add(8.0F);
  }
  if (mode == Mode::Avatar) {
    const AvatarText text = avatarText(maker.size());
    maker.text(text.about.bytes().toStdString()).text(text.layout.bytes().toStdString());
  }
  maker.text("rest");
  return maker.bytes().toByteArray();
}

Result<void> TestFormat::read(const formats::Source& source, formats::LoadContext& context, Document& document) const {
  ++loadsBegun;
  const auto all = source.bytes->readAll();
  if (!all) {
    return std::unexpected(all.error());
  }
  ByteReader reader(*all);
  reader.skip(4);
  const auto mode = static_cast<Mode>(reader.u32());
  const bool half = context.options.value(QStringLiteral("squares")) == QLatin1String("half");
  const std::uint64_t declared = reader.u32() / (half ? 2 : 1);
  const std::uint64_t count = mode == Mode::Damaged ? declared - 1 : declared;
  if (mode == Mode::Unreadable) {
    return std::unexpected(Error::damaged(QStringLiteral("the squares are round"), 4));
  }
  if (const auto error = mode == Mode::NeedsKey ? keyError(source.path, context) : std::nullopt) {
    return std::unexpected(*error);
  }
  while (mode == Mode::Endless) {
    context.progress.step(QStringLiteral("Counting squares"), 0.5);
    std::this_thread::yield();
  }
  document.formatVersion = QStringLiteral("1");
  structure::StructureBuilder builder(QStringLiteral("file"), {0, 0, all->size()});
  const auto header = builder.add(builder.root(), QStringLiteral("header"), {0, 0, kHeaderSize});
  const bool animated = mode == Mode::Animated || mode == Mode::Poses;
  if (animated) {
    builder.at(header).table = structure::makeFixedTable(kQuad, source.bytes, builder.at(header).range);
  }
  const auto quads = builder.add(builder.root(), QStringLiteral("QUADS"), {0, kHeaderSize, count * kRecordSize});
  builder.at(quads).table = structure::makeFixedTable(mode == Mode::Game ? gameLayout() : structure::LayoutPtr(kQuad),
                                                      source.bytes, builder.at(quads).range);
  builder.at(quads).attributes.push_back({QStringLiteral("version"), structure::integer(1)});
  std::uint64_t end = kHeaderSize + count * kRecordSize;
  if (mode == Mode::Avatar) {
    end = addAvatarSections(builder, end);
  }
  const auto rest = builder.add(builder.root(), QStringLiteral("rest"), {0, end, 4});
  builder.at(rest).note = QStringLiteral("unread rest");
  builder.number();
  // The rest of the file, upside down, as a space that was decoded from it.
  QByteArray turned = all->toByteArray().right(4);
  std::ranges::reverse(turned);
  document.spaces.add(QStringLiteral("rest, turned"), bytes::makeMemorySource(Bytes::adopt(turned)),
                      builder.at(rest).range, QStringLiteral("turn"));
  document.counts["squares"] = count;
  document.diagnostics.push_back(
      {Severity::Note, QStringLiteral("four bytes at the end mean nothing"), builder.at(rest).range, 0});
  if (mode == Mode::Damaged) {
    document.diagnostics.push_back({Severity::Damage,
                                    QStringLiteral("%1 of %2 squares could be read").arg(count).arg(declared),
                                    builder.at(rest).range, 0});
  }
  const auto locked = mode == Mode::LockedScene ? keyError(source.path, context) : std::nullopt;
  if (locked) {
    document.sceneError = locked;
  } else if (mode == Mode::BrokenScene) {
    document.sceneError = Error::damaged(QStringLiteral("the squares have no corners"), kHeaderSize);
  } else {
    std::vector<float> places;
    reader.seek(kHeaderSize);
    for (std::uint64_t i = 0; i < count; ++i) {
      reader.skip(8);
      places.push_back(reader.f32());
      reader.skip(4);
    }
    document.scene = animated ? makeAnimatedScene(builder.idOf(header), builder.idOf(quads), mode)
                              : makeScene(places, builder.idOf(quads), mode);
  }
  if (mode == Mode::Game) {
    document.properties = gameProperties(builder.idOf(quads));
  }
  if (mode == Mode::Avatar) {
    document.properties = avatarProperties();
  }
  document.structure = builder.build();
  if (mode == Mode::Wanting) {
    document.assetSource = std::make_shared<const WantedAssets>();
    if (const auto more = withModels(document, context)) {
      document = *more;
    }
  }
  return {};
}

std::vector<formats::SearchPath> TestContent::searchPathsIn(const QString& folder) const {
  return squareSearchPathsIn(folder);
}

std::vector<formats::SuggestedContent> TestContent::installedGames(base::Progress& /*progress*/) const {
  return suggested;
}

std::vector<formats::SuggestedContent> TestContent::suggestedContent(const std::vector<files::MissingFile>& missing,
                                                                     base::Progress&) const {
  return missing.empty() ? std::vector<formats::SuggestedContent>() : suggested;
}

const formats::Opener& testOpener() {
  static const formats::FormatRegistry registry = [] {
    formats::FormatRegistry made;
    made.add(std::make_unique<TestFormat>(), std::make_unique<TestContent>());
    made.add(std::make_unique<TestArchive>());
    return made;
  }();
  static const formats::Opener opener(registry);
  return opener;
}

ui::FileReadingPtr loadTestDocument(TestFormat::Mode mode, std::uint32_t count) {
  Progress progress;
  const formats::Source source{QStringLiteral("/somewhere/squares.vtst"),
                               bytes::makeMemorySource(Bytes::adopt(TestFormat::file(mode, count)))};
  auto opened = testOpener().openSource(source, {}, progress);
  if (!opened) {
    throw std::runtime_error(opened.error().reason().toStdString());
  }
  auto reading = std::make_shared<ui::FileReading>(std::move(*opened));
  reading->sceneError = reading->document->sceneError;
  if (const ScenePtr& scene = reading->document->scene) {
    reading->prepared = render::prepareScene(scene, scene->assets, progress);
  }
  return reading;
}

} // namespace vitrine::tests
