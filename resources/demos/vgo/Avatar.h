#pragma once

#include "resources/demos/vgo/Sculpture.h"

namespace vitrine::demos::vgo::avatar {

/// The demo: Vitri, a young fox who shows people around a museum. Metres.
FileParts parts(const FileForm& form);

/// Rig of the fox as it was modelled: arms away from the body, and its joints unturned.
Rig rig();
/// Turns the joints into how it stands in the file: waving.
void greet(Rig& rig);

// Solids that others lie on, or keep away from.
Solid headSolid();
Solid torsoSolid();

Sculpture fur(const Rig& rig);
Sculpture clothes(const Rig& rig);
/// Eyes, lids, brows and mouth, with all they can express. Sub-meshes: eyes, lines, mouth.
Mesh face(const Rig& rig);
/// Plinth that the fox stands on: wood and brass.
Mesh plinth();
/// In its hand; around the middle of the handle. Sub-meshes: frame, lens.
Mesh magnifier();

Canvas eyePicture();
Canvas mouthPicture();
Canvas woodPicture();

/// Pictures and materials of the whole, by number.
struct Materials {
  int fur, clothes, eyes, lines, mouth, wood, brass, lens;
};
Materials addMaterials(SceneWriter& writer, const Sculpture& fur, const Sculpture& clothes);

Json presets();
Json humanBones(const Rig& rig, const std::vector<int>& nodes);
/// Clips, and the nodes that own them.
void addMotions(SceneWriter& writer, const Rig& rig, const std::vector<int>& nodes);
void addSprings(SceneWriter& writer, const Rig& rig, const std::vector<int>& nodes);

namespace colours { // display
constexpr Vec3 kOrange{0.95, 0.56, 0.22};
constexpr Vec3 kCream{1.0, 0.94, 0.84};
constexpr Vec3 kBrown{0.30, 0.17, 0.14};
constexpr Vec3 kRosy{0.98, 0.58, 0.50};
constexpr Vec3 kTeal{0.12, 0.46, 0.50};
constexpr Vec3 kGold{0.93, 0.72, 0.28};
constexpr Vec3 kRed{0.82, 0.22, 0.27};
} // namespace colours

} // namespace vitrine::demos::vgo::avatar
