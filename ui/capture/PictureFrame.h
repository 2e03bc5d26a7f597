#pragma once

#include <QObject>
#include <QPointer>
#include <QSizeF>
#include <QWidget>
#include <QWindow>

#include <array>

namespace vitrine::ui {

/// Lines around the part of a view that a picture of another shape will show.
class PictureFrame : public QObject {
  Q_OBJECT

public:
  /// Over `view`, a widget that shows a window of another kind. Goes with its parent.
  PictureFrame(QWidget* view, QObject* parent);
  ~PictureFrame() override;

  void setPictureSize(QSizeF size);

protected:
  /// Follows the view's size.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void place();

  QPointer<QWidget> m_view;
  QSizeF m_size{1, 1};
  /// Windows of their own, as the view's is: widgets would all be made windows for it, and cover the view.
  std::array<QPointer<QWindow>, 4> m_lines;
};

} // namespace vitrine::ui
