#include "core/formats/source/bsp/scene/brushes/BrushKinds.h"

#include "core/formats/source/assets/resolve/MaterialNames.h"
#include "core/formats/source/bsp/records/BspEntities.h"
#include "core/formats/source/bsp/records/Materials.h"

#include <array>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kSolidContents = 0x1;
constexpr std::uint32_t kBlockLosContents = 0x40;
constexpr std::uint32_t kAreaPortalContents = 0x8000;
constexpr std::uint32_t kPlayerClipContents = 0x10000;
constexpr std::uint32_t kMonsterClipContents = 0x20000;
constexpr std::uint32_t kOriginContents = 0x1000000;
constexpr std::uint32_t kLadderContents = 0x20000000;

struct ToolName {
  QLatin1StringView start; ///< of the material's name
  BrushKind kind;
};

// Longer names before those that they start with.
constexpr auto kToolNames = std::to_array<ToolName>({
    {QLatin1StringView("tools/toolsplayerclip"), BrushKind::PlayerClip},
    {QLatin1StringView("tools/toolsnpcclip"), BrushKind::NpcClip},
    {QLatin1StringView("tools/toolsgrenadeclip"), BrushKind::GrenadeClip},
    {QLatin1StringView("tools/toolsclip"), BrushKind::Clip},
    {QLatin1StringView("tools/toolstrigger"), BrushKind::Trigger},
    {QLatin1StringView("tools/toolsinvisibleladder"), BrushKind::Ladder},
    {QLatin1StringView("tools/climb"), BrushKind::Ladder},
    {QLatin1StringView("tools/toolsinvisible"), BrushKind::Invisible},
    {QLatin1StringView("tools/toolsnodraw"), BrushKind::NoDraw},
    {QLatin1StringView("tools/toolshint"), BrushKind::Hint},
    {QLatin1StringView("tools/toolsskip"), BrushKind::Hint},
    {QLatin1StringView("tools/toolsblock_los"), BrushKind::BlockLos},
    {QLatin1StringView("tools/toolsblocklos"), BrushKind::BlockLos},
    {QLatin1StringView("tools/toolsblockbullets"), BrushKind::BlockBullets},
    {QLatin1StringView("tools/toolsblocklight"), BrushKind::BlockLight},
    {QLatin1StringView("tools/toolsareaportal"), BrushKind::AreaPortal},
    {QLatin1StringView("tools/toolsoccluder"), BrushKind::Occluder},
    {QLatin1StringView("tools/toolsorigin"), BrushKind::Origin},
    {QLatin1StringView("tools/toolsfog"), BrushKind::Fog},
});

} // namespace

BrushKind brushKind(std::uint32_t contents, std::string_view entityClass) {
  if (startsWithFolded(entityClass, "trigger_")) {
    return BrushKind::Trigger;
  }
  if ((contents & kAreaPortalContents) != 0) {
    return BrushKind::AreaPortal;
  }
  if ((contents & kOriginContents) != 0) {
    return BrushKind::Origin;
  }
  if ((contents & kLadderContents) != 0) {
    return BrushKind::Ladder;
  }
  if ((contents & kSolidContents) != 0) {
    return BrushKind::None;
  }
  switch (contents & (kPlayerClipContents | kMonsterClipContents)) {
  case kPlayerClipContents:
    return BrushKind::PlayerClip;
  case kMonsterClipContents:
    return BrushKind::NpcClip;
  case kPlayerClipContents | kMonsterClipContents:
    return BrushKind::Clip;
  default:
    return (contents & kBlockLosContents) != 0 ? BrushKind::BlockLos : BrushKind::None;
  }
}

BrushKind sideKind(std::int32_t surfaceFlags, const QString& material) {
  const QString name = materialNameCandidates(material).last().toLower();
  for (const ToolName& named : kToolNames) {
    if (name.startsWith(named.start)) {
      return named.kind;
    }
  }
  if ((surfaceFlags & kSurfTrigger) != 0) {
    return BrushKind::Trigger;
  }
  if ((surfaceFlags & (kSurfHint | kSurfSkip)) != 0) {
    return BrushKind::Hint;
  }
  return (surfaceFlags & kSurfNoDraw) != 0 ? BrushKind::NoDraw : BrushKind::None;
}

} // namespace vitrine::formats::source
