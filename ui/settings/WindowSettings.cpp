#include "ui/settings/WindowSettings.h"

#include <QCryptographicHash>

namespace vitrine::ui {
namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kMaximised = QStringLiteral("window/maximised");
const QString kLayout = QStringLiteral("window/docks");
const QString kPreviousGeometry = QStringLiteral("window/previousGeometry");
const QString kPreviousLayout = QStringLiteral("window/previousDocks");
const QString kTimeline = QStringLiteral("animation/timeline");
const QString kThumbnails = QStringLiteral("window/thumbnails");
const QString kSoftwareTold = QStringLiteral("window/softwareTold");
const QString kMembers = QStringLiteral("window/members");

constexpr auto kChecksum = QCryptographicHash::Sha1;

QByteArray withChecksum(const QByteArray& bytes) {
  return bytes.isEmpty() ? QByteArray() : QCryptographicHash::hash(bytes, kChecksum) + bytes;
}

QByteArray checkedBytes(const QSettings& store, const QString& key) {
  const QByteArray stored = store.value(key).toByteArray();
  const QByteArray bytes = stored.mid(QCryptographicHash::hashLength(kChecksum));
  return withChecksum(bytes) == stored ? bytes : QByteArray();
}

} // namespace

QByteArray WindowSettings::windowGeometry() const {
  return checkedBytes(m_store, kGeometry);
}

void WindowSettings::setWindowGeometry(const QByteArray& geometry) {
  m_store.setValue(kGeometry, withChecksum(geometry));
}

bool WindowSettings::windowMaximised() const {
  return m_store.value(kMaximised, false).toBool();
}

void WindowSettings::setWindowMaximised(bool maximised) {
  m_store.setValue(kMaximised, maximised);
}

QByteArray WindowSettings::dockLayout() const {
  return checkedBytes(m_store, kLayout);
}

void WindowSettings::setDockLayout(const QByteArray& layout) {
  m_store.setValue(kLayout, withChecksum(layout));
}

void WindowSettings::setLayoutAside() {
  const bool hasLayout = m_store.contains(kGeometry) || m_store.contains(kLayout);
  for (const auto& [now, previous] : {std::pair{kGeometry, kPreviousGeometry}, std::pair{kLayout, kPreviousLayout}}) {
    if (hasLayout) {
      m_store.setValue(previous, m_store.value(now));
    }
    m_store.remove(now);
  }
  m_store.remove(kMaximised);
}

QByteArray WindowSettings::previousGeometry() const {
  return checkedBytes(m_store, kPreviousGeometry);
}

QByteArray WindowSettings::previousDockLayout() const {
  return checkedBytes(m_store, kPreviousLayout);
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
