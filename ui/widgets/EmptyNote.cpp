#include "ui/widgets/EmptyNote.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>

namespace vitrine::ui {

EmptyNote::EmptyNote(QAbstractItemView* view, const QString& words) : ViewNote(view) {
  setObjectName(QStringLiteral("emptyNote"));
  setText(words);
  const QAbstractItemModel* model = view->model();
  connect(model, &QAbstractItemModel::rowsInserted, this, &EmptyNote::follow);
  connect(model, &QAbstractItemModel::rowsRemoved, this, &EmptyNote::follow);
  connect(model, &QAbstractItemModel::modelReset, this, &EmptyNote::follow);
  follow();
}

void EmptyNote::follow() {
  place();
  setVisible(view()->model()->rowCount() == 0);
}

} // namespace vitrine::ui
