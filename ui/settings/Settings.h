#pragma once

#include "render/ShadingMode.h"
#include "ui/animation/Repeat.h"
#include "ui/style/Appearance.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace vitrine::ui {

/// What the program remembers between runs, each thing under its own name. Reads what other versions wrote with care:
/// a value that makes no sense is as if it were not there.
class Settings {
public:
  Settings() = default;
  /// Kept in this file instead of the user's own place; for tests.
  explicit Settings(const QString& iniFile) : m_store(iniFile, QSettings::IniFormat) {}

  QByteArray windowGeometry() const;
  void setWindowGeometry(const QByteArray& geometry);
  QByteArray dockLayout() const;
  void setDockLayout(const QByteArray& layout);

  QStringList recentFiles() const;
  void setRecentFiles(const QStringList& files);
  QString lastFolder() const;
  void setLastFolder(const QString& folder);
  /// Where else to look for what the files of a folder refer to, as the user said; kept for the folders used last.
  QStringList placesFor(const QString& folder) const;
  void setPlacesFor(const QString& folder, const QStringList& places);
  /// The user's pictures unless another was set; need not exist.
  QString screenshotFolder() const;
  void setScreenshotFolder(const QString& folder);

  /// Wheel notches away from the default flying speed.
  double speedSteps() const;
  void setSpeedSteps(double steps);
  render::ShadingMode shadingMode() const;
  void setShadingMode(render::ShadingMode mode);
  bool labelsVisible() const;
  void setLabelsVisible(bool visible);
  /// Whether only what may be seen is drawn.
  bool cullsByVisibility() const;
  void setCullsByVisibility(bool culls);
  /// Factor on what animations are meant to be played at.
  double playbackSpeed() const;
  void setPlaybackSpeed(double factor);
  /// How animations repeat, by how they are meant to.
  PerRepeat<Repeat> repeats() const;
  void setRepeats(const PerRepeat<Repeat>& repeats);
  /// Whether the timeline is there while there is something to play.
  bool timelineVisible() const;
  void setTimelineVisible(bool visible);
  /// Whether members are there while the document has any.
  bool membersVisible() const;
  void setMembersVisible(bool visible);
  Appearance appearance() const;
  void setAppearance(Appearance appearance);

private:
  QSettings m_store;
};

} // namespace vitrine::ui
