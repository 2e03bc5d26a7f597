#pragma once

#include "ui/settings/Settings.h"
#include "ui/viewport/Viewport.h"

#include <QObject>

#include <optional>

namespace vitrine::ui {

/// Takes pictures of the viewport as it is on screen, into a file or onto the clipboard.
class PictureTaker : public QObject {
  Q_OBJECT

public:
  /// All must outlive this object.
  PictureTaker(Viewport& viewport, const Session& session, Settings& settings, QObject* parent = nullptr);

  /// As PNG into the folder for screenshots, which is made if need be, named after the document and the time.
  void save();
  void copy();

Q_SIGNALS:
  void saved(const QString& path);
  void copied();
  void failed(const QString& reason);

private:
  enum class Use { Save, Copy };

  void take(Use use);
  /// The purpose of the oldest picture under way, which has come; none: it is somebody else's.
  std::optional<Use> takeWaiting();
  void use(const QImage& picture);
  void write(const QImage& picture);

  Viewport& m_viewport;
  const Session& m_session;
  Settings& m_settings;
  std::vector<Use> m_waiting; ///< pictures under way, in order
};

} // namespace vitrine::ui
