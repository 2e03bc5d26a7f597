#pragma once

#include <QHeaderView>

namespace vitrine::ui {

/// The width of one column of a table or tree: as the program finds best, until the user decides.
class FittedColumn final : public QObject {
  Q_OBJECT

public:
  /// `header` owns it.
  FittedColumn(QHeaderView& header, int column);

  /// Sets the width; without effect once the user has dragged the column's edge.
  void fit(int width);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QHeaderView& m_header;
  int m_column;
  int m_fitted = 0; ///< the width as fit() left it
  bool m_chosen = false;
};

} // namespace vitrine::ui
