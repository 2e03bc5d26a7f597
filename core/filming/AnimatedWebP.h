#pragma once

#include "core/base/Result.h"

#include <QImage>

#include <memory>

namespace vitrine::filming {

/// A film as one animated WebP picture, which goes round without end. Held coded until it is whole, then written; the
/// file appears whole or not at all. One thread at a time.
class AnimatedWebP {
public:
  struct Plan {
    QString path;
    QSize size;
    double fps = 0;
    int quality = 0; ///< 1 … 100; 100 loses nothing
  };

  /// LimitReached: such pictures are smaller.
  static Result<std::unique_ptr<AnimatedWebP>> open(const Plan& plan);
  ~AnimatedWebP();
  AnimatedWebP(const AnimatedWebP&) = delete;
  AnimatedWebP& operator=(const AnimatedWebP&) = delete;

  /// The next frame, of the plan's size; with straight alpha, if any.
  Result<void> add(const QImage& frame);
  /// After the last frame.
  Result<void> commit();

private:
  class Private;
  explicit AnimatedWebP(const Plan& plan);
  std::unique_ptr<Private> d;
};

} // namespace vitrine::filming
