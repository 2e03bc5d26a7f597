#include "ui/settings/WindowSettings.h"

namespace vitrine::ui {
namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kLayout = QStringLiteral("window/docks");
const QString kTimeline = QStringLiteral("animation/timeline");
const QString kThumbnails = QStringLiteral("window/thumbnails");
const QString kSoftwareTold = QStringLiteral("window/softwareTold");
const QString kMembers = QStringLiteral("window/members");

} // namespace

QByteArray WindowSettings::windowGeometry() const {
  return m_store.value(kGeometry).toByteArray();
}

void WindowSettings::setWindowGeometry(const QByteArray& geometry) {
  m_store.setValue(kGeometry, geometry);
}

QByteArray WindowSettings::dockLayout() const {
  return m_store.value(kLayout).toByteArray();
}

void WindowSettings::setDockLayout(const QByteArray& layout) {
  m_store.setValue(kLayout, layout);
}

bool WindowSettings::timelineVisible() const {
  return m_store.value(kTimeline, true).toBool();
}

void WindowSettings::setTimelineVisible(bool visible) {
  m_store.setValue(kTimeline, visible);
}

bool WindowSettings::membersVisible() const {
  return m_store.value(kMembers, true).toBool();
}

void WindowSettings::setMembersVisible(bool visible) {
  m_store.setValue(kMembers, visible);
}

bool WindowSettings::thumbnailsShown() const {
  return m_store.value(kThumbnails, true).toBool();
}

void WindowSettings::setThumbnailsShown(bool shown) {
  m_store.setValue(kThumbnails, shown);
}

QString WindowSettings::softwareTold() const {
  return m_store.value(kSoftwareTold).toString();
}

void WindowSettings::setSoftwareTold(const QString& renderer) {
  m_store.setValue(kSoftwareTold, renderer);
}

} // namespace vitrine::ui
