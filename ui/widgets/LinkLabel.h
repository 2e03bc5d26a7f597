#pragma once

#include <QLabel>

namespace vitrine::ui {

/// A label of rich text with links, which follow a change of colours: a text keeps the colour of links that it was read
/// with.
class LinkLabel : public QLabel {
  Q_OBJECT

public:
  explicit LinkLabel(QWidget* parent = nullptr);

protected:
  void changeEvent(QEvent* event) override;
};

} // namespace vitrine::ui
