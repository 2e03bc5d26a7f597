#include "ui/settings/Settings.h"

#include "ui/animation/Playback.h"

#include <QDir>
#include <QStandardPaths>

#include <cmath>

namespace vitrine::ui {
namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kLayout = QStringLiteral("window/docks");
const QString kRecent = QStringLiteral("files/recent");
const QString kFolder = QStringLiteral("files/lastFolder");
const QString kScreenshots = QStringLiteral("files/screenshotFolder");
const QString kPlaces = QStringLiteral("files/places");
const QString kPlacesFolder = QStringLiteral("folder");
const QString kPlacesList = QStringLiteral("places");
const QString kSpeed = QStringLiteral("view/speedSteps");
const QString kMode = QStringLiteral("view/shading");
const QString kLabels = QStringLiteral("view/labels");
const QString kCulling = QStringLiteral("view/cullByVisibility");
const QString kAppearance = QStringLiteral("view/appearance");

const QString kPlaybackSpeed = QStringLiteral("animation/speed");
const QString kRepeat = QStringLiteral("animation/repeat/"); ///< and how it is meant
const QString kTimeline = QStringLiteral("animation/timeline");
const QString kMembers = QStringLiteral("window/members");

constexpr double kMaxSpeedSteps = 1000;
constexpr qsizetype kMostFoldersWithPlaces = 200;

} // namespace

QByteArray Settings::windowGeometry() const {
  return m_store.value(kGeometry).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
  m_store.setValue(kGeometry, geometry);
}

QByteArray Settings::dockLayout() const {
  return m_store.value(kLayout).toByteArray();
}

void Settings::setDockLayout(const QByteArray& layout) {
  m_store.setValue(kLayout, layout);
}

QStringList Settings::recentFiles() const {
  return m_store.value(kRecent).toStringList();
}

void Settings::setRecentFiles(const QStringList& files) {
  m_store.setValue(kRecent, files);
}

QString Settings::lastFolder() const {
  const QString folder = m_store.value(kFolder).toString();
  return QDir(folder).exists() ? folder : QDir::homePath();
}

void Settings::setLastFolder(const QString& folder) {
  m_store.setValue(kFolder, folder);
}

QStringList Settings::placesFor(const QString& folder) const {
  for (const QVariant& known : m_store.value(kPlaces).toList()) {
    if (known.toMap().value(kPlacesFolder).toString() == folder) {
      return known.toMap().value(kPlacesList).toStringList();
    }
  }
  return {};
}

void Settings::setPlacesFor(const QString& folder, const QStringList& places) {
  QVariantList all = m_store.value(kPlaces).toList();
  all.removeIf([&](const QVariant& known) { return known.toMap().value(kPlacesFolder).toString() == folder; });
  if (!places.isEmpty()) {
    all.prepend(QVariantMap{{kPlacesFolder, folder}, {kPlacesList, places}});
  }
  all.resize(std::min(all.size(), kMostFoldersWithPlaces));
  m_store.setValue(kPlaces, all);
}

QString Settings::screenshotFolder() const {
  const QString folder = m_store.value(kScreenshots).toString();
  if (!folder.isEmpty()) {
    return folder;
  }
  const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
  return pictures.isEmpty() ? QDir::homePath() : pictures;
}

void Settings::setScreenshotFolder(const QString& folder) {
  m_store.setValue(kScreenshots, folder);
}

double Settings::speedSteps() const {
  const double steps = m_store.value(kSpeed).toDouble();
  return std::isfinite(steps) && std::abs(steps) <= kMaxSpeedSteps ? steps : 0;
}

void Settings::setSpeedSteps(double steps) {
  m_store.setValue(kSpeed, steps);
}

render::ShadingMode Settings::shadingMode() const {
  return render::shadingModeById(m_store.value(kMode).toString()).value_or(render::ShadingMode::Lit);
}

void Settings::setShadingMode(render::ShadingMode mode) {
  m_store.setValue(kMode, render::shadingModeId(mode));
}

bool Settings::labelsVisible() const {
  return m_store.value(kLabels, true).toBool();
}

void Settings::setLabelsVisible(bool visible) {
  m_store.setValue(kLabels, visible);
}

bool Settings::cullsByVisibility() const {
  return m_store.value(kCulling, true).toBool();
}

void Settings::setCullsByVisibility(bool culls) {
  m_store.setValue(kCulling, culls);
}

double Settings::playbackSpeed() const {
  const double factor = m_store.value(kPlaybackSpeed, 1.0).toDouble();
  return std::isfinite(factor) && factor >= Playback::kSlowest && factor <= Playback::kFastest ? factor : 1;
}

void Settings::setPlaybackSpeed(double factor) {
  m_store.setValue(kPlaybackSpeed, factor);
}

PerRepeat<Repeat> Settings::repeats() const {
  PerRepeat<Repeat> repeats = kRepeats;
  for (const Repeat meant : kRepeats) {
    const auto chosen = repeatById(m_store.value(kRepeat + repeatId(meant)).toString());
    repeats[static_cast<std::size_t>(meant)] = chosen.value_or(meant);
  }
  return repeats;
}

void Settings::setRepeats(const PerRepeat<Repeat>& repeats) {
  for (const Repeat meant : kRepeats) {
    m_store.setValue(kRepeat + repeatId(meant), repeatId(repeats[static_cast<std::size_t>(meant)]));
  }
}

bool Settings::timelineVisible() const {
  return m_store.value(kTimeline, true).toBool();
}

void Settings::setTimelineVisible(bool visible) {
  m_store.setValue(kTimeline, visible);
}

bool Settings::membersVisible() const {
  return m_store.value(kMembers, true).toBool();
}

void Settings::setMembersVisible(bool visible) {
  m_store.setValue(kMembers, visible);
}

Appearance Settings::appearance() const {
  return appearanceById(m_store.value(kAppearance).toString());
}

void Settings::setAppearance(Appearance appearance) {
  m_store.setValue(kAppearance, appearanceId(appearance));
}

} // namespace vitrine::ui
