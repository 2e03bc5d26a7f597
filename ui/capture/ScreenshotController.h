#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/capture/PictureSaver.h"
#include "ui/shell/MessageBar.h"

namespace vitrine::ui {

/// Pictures of the viewport as it is on screen, both where it is split, into a file or onto the clipboard.
class ScreenshotController : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object.
  explicit ScreenshotController(const WindowContext& context, QObject* parent = nullptr);

private:
  enum class Use { Save, Copy };

  void take(Use use);
  void put(const QImage& picture, Use use);
  /// Hands a PNG for the folder for screenshots to the worker, named as the settings say.
  void write(const QImage& picture);
  void tellFailure(const QString& reason);

  WindowContext m_context;
  PictureSaver m_saver;
  MessageId m_failure = kNoMessage;
};

} // namespace vitrine::ui
