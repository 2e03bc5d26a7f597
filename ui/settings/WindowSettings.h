#pragma once

#include <QByteArray>
#include <QSettings>

namespace vitrine::ui {

/// The size and place of the main window and of its docks, between runs.
class WindowSettings {
public:
  /// `store` must outlive this object.
  explicit WindowSettings(QSettings& store) : m_store(store) {}

  /// Geometry and dock layout as Qt gives them to the window. Each is stored with a checksum, since Qt trusts the bytes
  /// of a layout; bytes that do not match their checksum are returned as empty.
  QByteArray windowGeometry() const;
  void setWindowGeometry(const QByteArray& geometry);
  /// True if the window is to be maximised.
  bool windowMaximised() const;
  void setWindowMaximised(bool maximised);
  QByteArray dockLayout() const;
  void setDockLayout(const QByteArray& layout);
  /// Makes the present geometry and dock layout the previous ones, so that the next window has the default layout. If
  /// both are empty, the previous ones stay.
  void setLayoutAside();
  QByteArray previousGeometry() const;
  QByteArray previousDockLayout() const;
  /// The user's wish to see the timeline while there is something to play.
  bool timelineVisible() const;
  void setTimelineVisible(bool visible);
  /// The user's wish to see members while the document has any.
  bool membersVisible() const;
  void setMembersVisible(bool visible);
  bool thumbnailsShown() const;
  void setThumbnailsShown(bool shown);
  /// The software renderer that the user was told of.
  QString softwareTold() const;
  void setSoftwareTold(const QString& renderer);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
