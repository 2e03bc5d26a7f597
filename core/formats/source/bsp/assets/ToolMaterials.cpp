#include "core/formats/source/bsp/assets/ToolMaterials.h"

#include "core/formats/source/assets/resolve/MaterialNames.h"
#include "core/formats/source/bsp/records/BspEntities.h"
#include "core/formats/source/bsp/records/MapRecords.h"

namespace vitrine::formats::source {
namespace {

constexpr std::int32_t kHiddenFlags = kSurfNoDraw | kSurfHint | kSurfSkip;

/// A trailing '*' stands for any rest.
bool matches(std::string_view name, std::string_view pattern) {
  return pattern.ends_with('*') ? startsWithFolded(name, pattern.substr(0, pattern.size() - 1))
                                : equalsFolded(name, pattern);
}

constexpr auto kInvisibleClasses = std::to_array<std::string_view>({
    "trigger_*",
    "func_buyzone",
    "func_bomb_target",
    "func_clip*",
    "func_areaportal*",
    "func_occluder",
    "func_no_build",
    "func_nobuild",
    "func_regenerate",
    "func_respawnroom*",
    "func_capturezone",
    "env_soundscape_triggerable",
    "func_nav_*",
    "func_simpleladder",
    "func_ladder",
    "func_dustmotes",
    "func_dustcloud",
    "func_smokevolume",
});

FaceKind toolKind(const QString& name) {
  if (name.startsWith(QLatin1StringView("tools/toolssky"))) {
    return FaceKind::Sky;
  }
  if (name.startsWith(QLatin1StringView("tools/toolstrigger"))) {
    return FaceKind::Trigger;
  }
  return FaceKind::Tool;
}

} // namespace

FaceKind faceKind(std::int32_t surfaceFlags, const QString& material) {
  if ((surfaceFlags & (kSurfSky | kSurfSky2D)) != 0) {
    return FaceKind::Sky;
  }
  if ((surfaceFlags & kSurfTrigger) != 0) {
    return FaceKind::Trigger;
  }
  const QString name = materialNameCandidates(material).last().toLower();
  const bool plainTool = name == QLatin1StringView("tools/toolsblack") || name == QLatin1StringView("tools/toolswhite");
  if (name.startsWith(QLatin1StringView("tools/")) && !plainTool) {
    return toolKind(name);
  }
  if ((surfaceFlags & kHiddenFlags) != 0) {
    return FaceKind::Tool;
  }
  return (surfaceFlags & kSurfWarp) != 0 ? FaceKind::Water : FaceKind::Brush;
}

bool isInvisibleClass(std::string_view className) {
  return std::ranges::any_of(kInvisibleClasses,
                             [className](std::string_view pattern) { return matches(className, pattern); });
}

} // namespace vitrine::formats::source
