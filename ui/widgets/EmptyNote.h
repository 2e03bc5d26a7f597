#pragma once

#include "ui/widgets/ViewNote.h"

namespace vitrine::ui {

/// Words over a view whose model has no rows: they say how rows get there.
class EmptyNote : public ViewNote {
  Q_OBJECT

public:
  /// A child of `view`, which has its model already.
  EmptyNote(QAbstractItemView* view, const QString& words);

private:
  void follow();
};

} // namespace vitrine::ui
