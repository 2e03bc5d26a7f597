#include "ui/settings/WindowSettings.h"

namespace vitrine::ui {

void setLayoutAside(Settings& settings) {
  const QByteArray geometry = settings.value(setting::kWindowGeometry);
  const QByteArray layout = settings.value(setting::kDockLayout);
  if (!geometry.isEmpty() || !layout.isEmpty()) {
    settings.set(setting::kPreviousGeometry, geometry);
    settings.set(setting::kPreviousDockLayout, layout);
  }
  settings.reset(setting::kWindowGeometry);
  settings.reset(setting::kDockLayout);
  settings.reset(setting::kControlsWanted);
  settings.reset(setting::kPropertiesWanted);
  settings.reset(setting::kTimelineWanted);
  settings.reset(setting::kMembersWanted);
  settings.reset(setting::kWindowMaximised);
}

} // namespace vitrine::ui
