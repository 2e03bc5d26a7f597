#pragma once

#include "core/base/Task.h"
#include "core/image/DecodedPicture.h"

#include <QObject>

#include <optional>

namespace vitrine::ui {

/// Decodes pictures and prepares them for a PictureCanvas: small ones at once, large ones as a task. Only the picture
/// that was requested last is delivered. GUI thread only.
class PictureDecoder : public QObject {
  Q_OBJECT

public:
  struct Request {
    image::ImagePtr image;
    image::PictureIndex index;
    image::Channels channels = image::Channels::Rgb;
    float exposure = 1; ///< factor on linear light
  };

  explicit PictureDecoder(QObject* parent = nullptr);

  void show(const Request& request);
  /// Cancels what was requested.
  void drop();
  /// True while the requested picture is not ready.
  bool isBusy() const { return m_task.isRunning(); }

Q_SIGNALS:
  void ready(const vitrine::image::DecodedPicture& picture, const std::vector<QImage>& levels);
  /// The picture could not be decoded: there is not enough memory.
  void failed(const vitrine::Error& error);

private:
  struct Made {
    image::DecodedPicture picture;
    std::vector<QImage> levels;
  };
  static Made make(const Request& request, const std::optional<image::DecodedPicture>& decoded);

  bool isDecoded(const Request& request) const;
  void start(const Request& request);
  void take(const Request& request, const Made& made);
  /// Starts the request that waits, if there is one.
  bool startNext();

  std::optional<Request> m_next; ///< request that waits for the end of the running task
  image::ImagePtr m_image;       ///< of m_decoded
  image::PictureIndex m_index;
  std::optional<image::DecodedPicture> m_decoded; ///< last one; its other channels need no decoding
  base::Task m_task;
};

} // namespace vitrine::ui
