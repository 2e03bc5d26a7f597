#pragma once

#include <QListWidget>

namespace vitrine::ui {

class Favourites;
class FileList;

/// The favourites beside the files: a folder is listed, a file opened, by a click or Enter; Delete removes one.
class FavouritesList : public QListWidget {
  Q_OBJECT

public:
  /// Both must outlive this widget.
  FavouritesList(Favourites& favourites, FileList& files, QWidget* parent = nullptr);

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void fill();
  void open(const QListWidgetItem& item);
  void removeSelected();

  Favourites& m_favourites;
  FileList& m_files;
};

} // namespace vitrine::ui
