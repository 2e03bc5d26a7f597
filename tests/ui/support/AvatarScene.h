#pragma once

#include "core/document/Document.h"
#include "core/scene/SceneBuilder.h"
#include "tests/ui/support/MemberMaker.h"

namespace vitrine::tests {

/// Parts that mode Avatar of TestFormat brings beside its squares, as avatars' formats have them.
///
/// Behind the records lie two JSON texts, sections "about" (3) and "layout" (4) with members:
///   about:  {"title":"Fox","licenseUrl":"https://example.org/by"}
///   layout:
///   {"nodes":[{"name":"Hips","children":[1,2]},{"name":"Head","scale":[1,1.5,2]},{"name":"Tail","cloth":null}],
///            "wags":true}
/// Document properties: Title "Fox", License "https://example.org/by".
/// The material is Toon; its base colour and its shade are the picture "fur" of 128 by 64.
/// Scene: one animated model of node 0, moved by the clips "wave" (2 s, played once), "sway" (1 s, forth and back) and
/// "spin" (1 s, loops), each of which takes it ten units along x; node "Squares" shows a mesh with 70 blend shapes.
/// "wave" has marks: "start 1" at 0.5 s, record QUADS[1], and "event fadein 200" and "end 1" at 1.5 s, without records.
/// Camera 1, "Dolly", rides on node 0, rolled by 30 degrees, and sees 90 degrees across; during "wave" that becomes 60.
/// Controls:
/// - "expression.0" Joy (shapes 0 and 1), "expression.1" Angry (shape 2), "expression.2" Blink (shape 3);
/// - "shape.0.0" to "shape.0.69", labels "shape 0" to "shape 69";
/// - "pose" (choice), "springs" (toggle, off; one chain that node 1 hangs from), "model.turn" (slider, -180 to 180);
/// - "camera" (choice: Free, Dolly).
struct AvatarText {
  MemberMaker about;
  MemberMaker layout;
};

constexpr SectionId kAbout = 3;
constexpr SectionId kLayout = 4;

/// `offset`: of the first text in the file.
AvatarText avatarText(std::uint64_t offset);

/// Adds the sections; where they end.
std::uint64_t addAvatarSections(structure::StructureBuilder& builder, std::uint64_t offset);
std::vector<scene::Property> avatarProperties();
/// Before the scene is finished; mesh 0 has its surfaces by then.
void addAvatar(SceneBuilder& scene);

} // namespace vitrine::tests
