#include "core/scene/Pose.h"
#include "render/Graphics.h"
#include "render/engine/Engine.h"

#include <QOffscreenSurface>

#include <benchmark/benchmark.h>

#include <cmath>
#include <ctime>

namespace vitrine::bench {
namespace {

constexpr int kMeshes = 4;
constexpr int kSide = 80; // vertices; 6,400 a mesh, and 12,482 triangles
constexpr int kFrames = 8;
constexpr QSize kTarget(64, 64);

QVector3D waved(int x, int y, int mesh, int frame) {
  const auto u = static_cast<float>(x) / kSide;
  const auto v = static_cast<float>(y) / kSide;
  return {u * 2 - 1, v * 2 - 1,
          static_cast<float>(mesh) * 0.1F + 0.1F * std::sin(6.0F * u + 0.8F * static_cast<float>(frame)) * std::cos(5.0F * v)};
}

scene::VertexFrame frameOf(int mesh, int frame) {
  std::vector<QVector3D> positions;
  std::vector<QVector4D> colors;
  scene::VertexFrame made;
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      positions.push_back(waved(x, y, mesh, frame));
      made.bounds.add(positions.back());
      const float grey = static_cast<float>((x * 7 + y * 3 + frame * 31) % 256) / 255.0F;
      colors.emplace_back(grey, grey, grey, 1.0F);
    }
  }
  made.positions = std::make_shared<const std::vector<QVector3D>>(std::move(positions));
  made.colors = std::make_shared<const std::vector<QVector4D>>(std::move(colors));
  return made;
}

scene::Mesh wavedMesh(int number) {
  scene::Mesh mesh;
  scene::VertexFrames frames;
  for (int frame = 0; frame < kFrames; ++frame) {
    frames.push_back(frameOf(number, frame));
  }
  mesh.vertices.positions = *frames.front().positions;
  mesh.vertices.colors.push_back({QStringLiteral("brightness"), *frames.front().colors});
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      mesh.vertices.uvs[0].emplace_back(static_cast<float>(x) / kSide, static_cast<float>(y) / kSide);
    }
  }
  for (std::uint32_t y = 0; y + 1 < kSide; ++y) {
    for (std::uint32_t x = 0; x + 1 < kSide; ++x) {
      const std::uint32_t a = y * kSide + x;
      for (const std::uint32_t index : {a, a + 1, a + kSide + 1, a, a + kSide + 1, a + kSide}) {
        mesh.indices.push_back(index);
      }
    }
  }
  mesh.bounds = frames.front().bounds;
  scene::Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.material = number;
  surface.bounds = mesh.bounds;
  mesh.surfaces.push_back(surface);
  mesh.frames = std::make_shared<const scene::VertexFrames>(std::move(frames));
  return mesh;
}

/// What a large model of Diggles is: four parts of a material each, 49,928 triangles, brightness at every vertex, one
/// clip that goes through frames of the same triangles.
scene::ScenePtr bigFigure() {
  auto made = std::make_shared<scene::Scene>();
  made->lightArithmetic = scene::LightArithmetic::Display;
  made->nodes.emplace_back();
  scene::Figure figure;
  for (int mesh = 0; mesh < kMeshes; ++mesh) {
    made->assets.materials.emplace_back().state = scene::AssetState::Pending;
    made->meshes.push_back(wavedMesh(mesh));
    scene::Node node;
    node.kind = scene::NodeKind::Prop;
    node.parent = 0;
    node.mesh = mesh;
    made->nodes.push_back(node);
    figure.posed.push_back(mesh + 1);
  }
  std::vector<std::uint32_t> poses;
  for (int frame = 0; frame < kFrames; ++frame) {
    scene::KeyPose& pose = figure.poses.emplace_back();
    for (const int node : figure.posed) {
      pose.shapes.push_back({node, frame});
    }
    poses.push_back(static_cast<std::uint32_t>(frame));
  }
  made->figures.push_back(figure);
  scene::Animation clip;
  clip.frames = kFrames;
  clip.duration = kFrames * 0.1;
  clip.figure = 0;
  clip.poses = std::make_shared<const std::vector<std::uint32_t>>(std::move(poses));
  clip.loops = true;
  made->animations.push_back(clip);
  made->finish();
  return made;
}

/// Halfway between two frames, other ones each time.
scene::SceneState halfway(int number) {
  scene::SceneState state;
  state.animation = 0;
  state.time = (number % kFrames + 0.5) * 0.1;
  return state;
}

void pose(benchmark::State& state) {
  const scene::ScenePtr scene = bigFigure();
  auto before = std::make_shared<const scene::Pose>(scene, halfway(0));
  int number = 0;
  for (auto _ : state) {
    before = std::make_shared<const scene::Pose>(scene, halfway(++number), before.get());
    benchmark::DoNotOptimize(before);
  }
}

/// CPU time of the whole process, seconds: Qt3D works on several threads.
double cpuTime() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// A frame in which the figure moves, from the new state to the picture, without what the same frame costs standing
/// still. It contains the pose.
void upload(benchmark::State& state) {
  const scene::ScenePtr scene = bigFigure();
  base::Progress progress;
  const auto prepared = render::prepareScene(scene, scene->assets, progress);
  QOffscreenSurface surface;
  surface.setFormat(QSurfaceFormat::defaultFormat());
  surface.create();
  render::Engine engine(&surface);
  engine.frameGraph().setTargetSize(kTarget);
  engine.setScene(std::make_unique<render::SceneEntity>(prepared, scene->assets, engine.effects()));
  render::CameraRig camera;
  camera.setViewportSize(kTarget);
  camera.setSceneBounds(scene->bounds());
  camera.setPreset(render::ViewPreset::Front, scene->bounds());
  engine.setCamera(camera.pose(), camera.projectionMatrix());
  constexpr int kSettling = 20;
  constexpr int kIdle = 60;
  int number = 0;
  for (int i = 0; i < kSettling; ++i) {
    engine.setState(halfway(++number));
    engine.drawFrame();
  }
  for (int i = 0; i < kSettling; ++i) {
    engine.drawFrame();
  }
  const double start = cpuTime();
  for (int i = 0; i < kIdle; ++i) {
    engine.drawFrame();
  }
  const double idle = (cpuTime() - start) / kIdle;
  double settingTotal = 0;
  for (auto _ : state) {
    const double before = cpuTime();
    engine.setState(halfway(++number));
    const double set = cpuTime();
    engine.drawFrame();
    settingTotal += set - before;
    state.SetIterationTime(std::max(cpuTime() - before - idle, 1e-9));
  }
  state.counters["idle_ms"] = idle * 1e3;
  state.counters["set_ms"] = settingTotal * 1e3 / static_cast<double>(state.iterations());
}

} // namespace

void registerFigureBenchmarks() {
  benchmark::RegisterBenchmark("figures/pose", &pose)->Unit(benchmark::kMillisecond);
  if (render::checkOpenGl()) {
    benchmark::RegisterBenchmark("figures/upload", &upload)->UseManualTime()->Unit(benchmark::kMillisecond);
  }
}

} // namespace vitrine::bench
