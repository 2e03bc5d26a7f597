#include "ui/actions/KeyPresets.h"

#include "ui/actions/DefaultKeys.h"

namespace vitrine::ui {
namespace {

/// As in Valve's Hammer editor.
KeyPreset hammer() {
  return {QStringLiteral("hammer"),
          shortcutKeys({{"selection.frame", "Ctrl+E"},
                        {"selection.isolate", "Ctrl+H"},
                        {"selection.showAll", "U"},
                        {"view.navigation.walk", "Z"},
                        {"view.dock.properties", "Alt+Return"},
                        {"go.goTo", "Ctrl+Shift+G"}}),
          DragScheme::Vitrine, FlyHand::Left};
}

KeyPreset blender() {
  return {QStringLiteral("blender"),
          shortcutKeys({{"selection.frame", "Num+."},
                        {"view.camera.front", "Num+1"},
                        {"view.camera.back", "Ctrl+Num+1"},
                        {"view.camera.right", "Num+3"},
                        {"view.camera.left", "Ctrl+Num+3"},
                        {"view.camera.top", "Num+7"},
                        {"view.camera.bottom", "Ctrl+Num+7"},
                        {"view.camera.orthographic", "Num+5"},
                        {"selection.isolate", "Num+/"},
                        {"view.navigation.walk", "Shift+`"},
                        {"view.shading.wireframe", "Shift+Z"},
                        {"view.dock.properties", "Alt+3 Ctrl+N"},
                        {"go.commands", "F3"},
                        {"go.findNext", "Ctrl+Alt+F"},
                        {"bytes.find", "Ctrl+Alt+Shift+F"}}),
          DragScheme::Blender, FlyHand::Left};
}

KeyPreset maya() {
  return {QStringLiteral("maya"),
          shortcutKeys({{"view.shading.normals", "1"},
                        {"view.shading.uv", "2"},
                        {"view.shading.unlit", "5"},
                        {"view.shading.lit", "6"},
                        {"selection.hide", "Ctrl+H"},
                        {"selection.showAll", "Ctrl+Shift+H"},
                        {"selection.isolate", "Shift+I"},
                        {"animation.previousFrame", "Alt+,"},
                        {"animation.nextFrame", "Alt+."},
                        {"animation.firstFrame", "Ctrl+Alt+,"},
                        {"animation.lastFrame", "Ctrl+Alt+."},
                        {"animation.previousMark", ","},
                        {"animation.nextMark", "."}}),
          DragScheme::Maya, FlyHand::Left};
}

/// The mouse in the left hand: the flying keys are on the right, and commands that were there take the place of those
/// on the left.
KeyPreset leftHanded() {
  return {QStringLiteral("left-handed"),
          shortcutKeys({{"selection.isolate", "S"},
                        {"view.labels", "A"},
                        {"animation.repeat", "Shift+A"},
                        {"measure.tool", "D"},
                        {"measure.angle", "Shift+D"}}),
          DragScheme::Vitrine, FlyHand::Right};
}

} // namespace

const std::vector<KeyPreset>& keyPresets() {
  static const std::vector<KeyPreset> presets{
      {QStringLiteral("vitrine"), {}, DragScheme::Vitrine, FlyHand::Left}, hammer(), blender(), maya(), leftHanded()};
  return presets;
}

} // namespace vitrine::ui
