#pragma once

#include "ui/hex/SpaceMap.h"

#include <QWidget>

namespace vitrine::ui {

/// Place that a map leads to: a whole section, or bytes.
struct MapPlace {
  std::optional<SectionId> section;
  ByteRange bytes;

  bool operator==(const MapPlace&) const = default;
};

/// Picture of the map of a space, made of cells: the mouse tells what is below it, a click goes there, and the keyboard
/// walks from cell to cell. Derived classes say where the cells are.
class MapSurface : public QWidget {
  Q_OBJECT

public:
  explicit MapSurface(QWidget* parent = nullptr);

  /// Null: nothing to show.
  void setMap(SpaceMapPtr map);
  void setEntropy(EntropyPtr entropy);
  const SpaceMap* map() const { return m_map.get(); }

  /// Cell under the keyboard; nullopt: none yet.
  std::optional<std::size_t> current() const { return m_current; }
  virtual std::size_t cellCount() const = 0;
  virtual QRectF cellRect(std::size_t cell) const = 0;
  virtual MapPlace placeOf(std::size_t cell) const = 0;
  /// What is known of a cell, line by line.
  virtual QStringList linesOf(std::size_t cell) const = 0;

Q_SIGNALS:
  /// What is under the mouse or the keyboard, in one line; empty: nothing.
  void pointedAt(const QString& text);
  void chosen(const vitrine::ui::MapPlace& place);

protected:
  virtual std::optional<std::size_t> cellAt(QPointF position) const = 0;
  /// The cell beside another in the direction of an arrow key, or the first (Home) and last (End).
  virtual std::optional<std::size_t> neighbour(std::size_t cell, Qt::Key key) const = 0;
  /// Places the cells anew: another map, another size.
  virtual void arrange() = 0;

  const bytes::EntropyCurve* entropy() const { return m_entropy.get(); }
  /// Frames the cells of mouse and keyboard.
  void paintMarks(QPainter& painter) const;

  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  void setCurrent(std::optional<std::size_t> cell);
  void setHovered(std::optional<std::size_t> cell);
  void choose(std::size_t cell);
  void tell(std::optional<std::size_t> cell);

  SpaceMapPtr m_map;
  EntropyPtr m_entropy;
  std::optional<std::size_t> m_current;
  std::optional<std::size_t> m_hovered;
};

} // namespace vitrine::ui
