#pragma once

#include "ui/browser/FileList.h"

#include <QMenu>

class QActionGroup;

namespace vitrine::ui {

/// The order of a FileList: by which column, and which way.
class SortMenu : public QMenu {
  Q_OBJECT

public:
  /// `files` must outlive this menu.
  explicit SortMenu(FileList& files, QWidget* parent = nullptr);

private:
  void addColumns();
  void addWays();
  void follow();

  FileList& m_files;
  QActionGroup* m_columns;
  QActionGroup* m_ways;
};

} // namespace vitrine::ui
