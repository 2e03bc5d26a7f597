#pragma once

#include <QColor>

#include <optional>

namespace vitrine::render {

/// Colour behind a scene where no view preset has one of its own: flat, or a gradient up the picture.
struct Background {
  QColor color = Qt::black;       ///< of a gradient the bottom
  std::optional<QColor> top = {}; ///< nullopt: flat. Without effect where the colour is not opaque

  Background() = default;
  Background(const QColor& flat) : color(flat) {} // NOLINT: a colour is a flat background
  Background(const QColor& bottom, const std::optional<QColor>& up) : color(bottom), top(up) {}

  bool operator==(const Background&) const = default;
};

/// A quiet gradient around an opaque colour, a little lighter at the bottom, where models stand, and darker at the top.
Background gradientAround(const QColor& color);

} // namespace vitrine::render
