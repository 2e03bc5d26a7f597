#pragma once

#include "ui/actions/FileActions.h"
#include "ui/capture/PictureSaver.h"
#include "ui/session/Session.h"
#include "ui/shell/MessageBar.h"

namespace vitrine::ui {

class Settings;

class StatusStrip;
class Viewport;

/// Pictures of the viewport as it is on screen, both where it is split, into a file or onto the clipboard.
class ScreenshotController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const FileActions& actions;
    Viewport& viewport;
    const Session& session;
    const Settings& settings;
    MessageBar& messages;
    StatusStrip& status;
  };

  /// The parts must outlive this object.
  explicit ScreenshotController(const Parts& parts, QObject* parent = nullptr);

private:
  enum class Use { Save, Copy };

  void take(Use use);
  void put(const QImage& picture, Use use);
  /// Hands a PNG for the folder for screenshots to the worker, named as the settings say.
  void write(const QImage& picture);
  void tellFailure(const QString& reason);

  Parts m_parts;
  PictureSaver m_saver;
  MessageBar::MessageId m_failure = MessageBar::kNoMessage;
};

} // namespace vitrine::ui
