#pragma once

#include "core/image/DecodedPicture.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <optional>

namespace vitrine::ui {

/// Decodes pictures and makes them ready for a PictureCanvas: small ones at once, large ones on a thread of its own, of
/// which only the last that was asked for is told of. The destructor waits for one that runs. GUI thread only.
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
  ~PictureDecoder() override;

  void show(const Request& request);
  /// True while a picture that was asked for is not ready.
  bool isBusy() const { return m_isRunning || m_next; }

Q_SIGNALS:
  void ready(const vitrine::image::DecodedPicture& picture, const std::vector<QImage>& levels);

private:
  struct Made {
    image::DecodedPicture picture;
    std::vector<QImage> levels; ///< empty: there was not enough memory
  };
  static Made make(const Request& request, const std::optional<image::DecodedPicture>& decoded);

  bool isDecoded(const Request& request) const;
  void start(const Request& request);
  void take(const Request& request, const Made& made);

  std::optional<Request> m_next; ///< to be started when the running one is done
  bool m_isRunning = false;
  image::ImagePtr m_image; ///< of m_decoded
  image::PictureIndex m_index;
  std::optional<image::DecodedPicture> m_decoded; ///< last one: other channels of it need no decoding
  QThreadPool m_pool;
};

} // namespace vitrine::ui
