#include "resources/demos/x3/Flight.h"
#include "resources/demos/x3/Station.h"
#include "resources/demos/x3/StationMaterials.h"

namespace vitrine::demos::x3::station {

namespace {

constexpr std::uint32_t kMainJet = 0x1001;

/// Numbers of paths. One is left out, as they are in real scenes.
enum Id {
  Lighthouse = 0,
  Rock = 1,
  Ring = 2,
  FirstPod = 3, ///< six of them
  Beam = 10,
  Shuttle = 11,
  LeftFlame = 12,
  RightFlame = 13,
  FirstBuoy = 14, ///< four of them
  Sign = 18,
  Dock = 19,
  Overview = 30,
  Watch = 31,
  Chase = 32,
  RingRide = 33,
  FromThePad = 34,
  Sun = 40,
  Night = 41,
  LanternLight = 42
};

Frame standing(const Vec3& metres, const Turn& turn = {}) {
  Frame frame;
  frame.position = metres * Modeller::kUnitsPerMetre;
  frame.rotation = turn;
  frame.absolute = true;
  return frame;
}

Path pathOf(int id, const std::string& body, const std::string& name, std::vector<Frame> frames) {
  Path path;
  path.id = id;
  path.body = body;
  path.name = name;
  path.frames = std::move(frames);
  return path;
}

/// Goes around y by equal steps, each said against the one before.
std::vector<Frame> turning(const Vec3& metres, int steps, double turnOfStep) {
  std::vector<Frame> frames{standing(metres)};
  frames.front().rotationTcb = Tcb{};
  frames.front().length = kFlight / steps;
  for (int i = 0; i < steps; ++i) {
    Frame frame;
    frame.rotation = Turn{turnOfStep, {0, 1, 0}};
    frame.rotationTcb = Tcb{};
    frame.length = kFlight / steps;
    frames.push_back(frame);
  }
  return frames;
}

void addStation(std::vector<Path>& paths) {
  paths.push_back(pathOf(Lighthouse, "vitrine\\lighthouse", "Lighthouse", {standing({})}));
  paths.push_back(pathOf(Rock, "vitrine\\rock", "Rock", {standing({})}));
  paths.push_back(pathOf(Ring, "vitrine\\ring", "Ring", turning({0, kRingHeight, 0}, 4, 0.25)));
  for (int i = 0; i < 6; ++i) {
    const double angle = 2 * kPi * i / 6;
    const Vec3 out{std::cos(angle), 0, std::sin(angle)};
    paths.push_back(pathOf(FirstPod + i, "00802", "Pod " + std::to_string(i + 1),
                           {standing(out * (kRingRadius + 6.4), headedTo(out))}));
    paths.back().parent = Ring;
  }
  // A whole turn in each of its steps: four seconds a turn.
  paths.push_back(pathOf(Beam, "vitrine\\beam", "Beam", turning({0, kLanternHeight, 0}, 5, 1)));
  paths.back().parent = Lighthouse;
}

void addShuttle(std::vector<Path>& paths) {
  paths.push_back(pathOf(Shuttle, "vitrine\\shuttle", "Shuttle", flightFrames()));
  for (const int side : {-1, 1}) {
    paths.push_back(pathOf(side < 0 ? LeftFlame : RightFlame, "vitrine\\flame", side < 0 ? "Left jet" : "Right jet",
                           {standing({side * 2.3, -0.1, -6.4})}));
    paths.back().parent = Shuttle;
    paths.back().cockpit = kMainJet;
  }
}

void addBuoys(std::vector<Path>& paths) {
  const Vec3 places[] = {{42, -12, -34}, {-44, -10, -36}, {-46, 6, 38}, {40, 2, 42}};
  for (int i = 0; i < 4; ++i) {
    // Two name the sub-scene, two have its number.
    paths.push_back(pathOf(FirstBuoy + i, i % 2 == 0 ? "vitrine\\buoy_scene" : "00803", "Buoy " + std::to_string(i + 1),
                           {standing(places[i], {0.25 * i, {0, 1, 0}})}));
    paths.back().role = Role::SubScene;
  }
}

/// A picture that hangs in the air, told in the scene itself.
Body signBody() {
  Body body;
  Material material;
  material.kind = Material::Kind::Six;
  material.texture = "801";
  material.colours = {0, 0, 0, 255, 255, 255, 0, 0, 0};
  material.selfIllumination = 100;
  material.destBlend = true;
  material.twoSided = true;
  body.materials = {material};
  Modeller m;
  m.part("sign");
  m.quad({Vec3{-9, -2.25, 0}, {-9, 2.25, 0}, {9, 2.25, 0}, {9, -2.25, 0}}, {});
  body.records = {m.record()};
  return body;
}

void addExtras(std::vector<Path>& paths) {
  paths.push_back(pathOf(Sign, "100001", "Sign", {standing({0, 20.5, -11})}));
  paths.back().role = Role::Plain;
  paths.back().inlineBody = signBody();
  // A body of the scene's own that it does not tell: something that the game puts there.
  paths.push_back(pathOf(Dock, "100002", "Dock", {standing({-15, -12, -19})}));
  paths.back().role = Role::Plain;
}

void addCameras(std::vector<Path>& paths) {
  // A slow move towards the lighthouse; its target stays.
  std::vector<Frame> overview(3);
  const Vec3 places[] = {{-74, 26, -92}, {-20, 34, -104}, {46, 18, -84}};
  for (std::size_t i = 0; i < 3; ++i) {
    overview[i].position = places[i] * Modeller::kUnitsPerMetre;
    overview[i].positionTcb = Tcb{0, 0, 0, i == 0 ? 0.4 : 0, i == 2 ? 0.4 : 0};
    overview[i].length = kFlight / 2;
  }
  overview.front().target = Vec3{0, 0, 0} * Modeller::kUnitsPerMetre;
  overview.front().fov = 1.12;
  paths.push_back(pathOf(Overview, "-1", "Overview", overview));
  paths.back().noteTracks = {{{0, "start 1"}, {0, "camera Overview"}, {0, "event fadein 200"}, {kFlight, "end 1"}},
                             {{1500, "event liftoff"}, {19000, "event landing"}}};
  paths.push_back(pathOf(Watch, "-1", "Shuttle watch", watchingFrames({-16, 6, -72})));
  paths.push_back(pathOf(Chase, "-1", "Chase", {standing({0, 7, -25}, headedTo({0, -0.2, 1}))}));
  paths.back().parent = Shuttle;
  paths.push_back(pathOf(RingRide, "-1", "Ring ride", {standing({20, 6.5, -26}, headedTo({-0.75, -0.05, 0.62}))}));
  paths.back().parent = Ring;
  paths.push_back(pathOf(FromThePad, "-1", "From the pad", {standing({-9, -10, -33}, headedTo({0.33, 0.55, 0.9}))}));
  for (std::size_t i = paths.size() - 5; i < paths.size(); ++i)
    paths[i].role = Role::Camera;
  const double fovs[] = {1.15, 1.2, 1.3};
  for (std::size_t i = 0; i < 3; ++i)
    paths[paths.size() - 3 + i].frames.front().fov = fovs[i];
}

Path lampOf(int id, const std::string& name, Role role, const Frame& frame, const Vec3& colour) {
  Path path = pathOf(id, "-1", name, {frame});
  path.role = role;
  path.frames.front().colour = colour;
  return path;
}

void addLights(std::vector<Path>& paths) {
  paths.push_back(lampOf(Sun, "Sun", Role::DirectionalLight, standing({-60, 70, -80}, headedTo({0.55, -0.55, 0.75})),
                         {1.0, 0.94, 0.84}));
  paths.push_back(lampOf(Night, "Night side", Role::DirectionalLight,
                         standing({60, -20, 80}, headedTo({-0.6, 0.25, -0.7})), {0.14, 0.22, 0.42}));
  paths.push_back(
      lampOf(LanternLight, "Lantern light", Role::OmniLight, standing({0, kLanternHeight, 0}), {0.50, 0.38, 0.18}));
  paths.back().parent = Lighthouse;
  // The lantern's light breathes: bright, dim and redder, and bright again.
  std::vector<Frame>& frames = paths.back().frames;
  constexpr int kBreaths = 10;
  frames.front().length = kFlight / kBreaths;
  for (int i = 1; i <= kBreaths; ++i) {
    Frame frame;
    frame.colour = i % 2 == 0 ? Vec3{0.50, 0.38, 0.18} : Vec3{0.26, 0.12, 0.05};
    frame.length = kFlight / kBreaths;
    frames.push_back(frame);
  }
}

} // namespace

Scene stationScene() {
  Scene scene;
  scene.info = "Vitrine: lighthouse in space";
  addStation(scene.paths);
  addShuttle(scene.paths);
  addBuoys(scene.paths);
  addExtras(scene.paths);
  addCameras(scene.paths);
  addLights(scene.paths);
  return scene;
}

Scene buoyScene() {
  Scene scene;
  scene.info = "Vitrine: buoy";
  scene.version = 3;
  scene.paths.push_back(pathOf(0, "vitrine\\buoy", "Buoy", turning({}, 4, 0.5)));
  // Its lamp blinks by hiding inside: held poses, and a jump between them.
  constexpr int kBlinks = 10;
  constexpr int kJump = 1;
  constexpr int kHeld = kFlight / kBlinks / 2 - kJump;
  constexpr double kShown = 6.4;
  constexpr double kHidden = 0;
  std::vector<Frame> frames;
  for (int i = 0; i < kBlinks; ++i)
    for (const double height : {kShown, kHidden})
      for (const int length : {kHeld, kJump}) {
        Frame frame = standing({0, height, 0});
        frame.linear = true;
        frame.length = length;
        frames.push_back(frame);
      }
  frames.push_back(standing({0, kShown, 0}));
  frames.back().linear = true;
  scene.paths.push_back(pathOf(1, "vitrine\\lamp", "Lamp", std::move(frames)));
  return scene;
}

} // namespace vitrine::demos::x3::station
