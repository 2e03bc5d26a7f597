#pragma once

#include "ui/inspector/PropertyModel.h"
#include "ui/widgets/FittedColumn.h"

#include <QTimer>
#include <QTreeView>

namespace vitrine::ui {

/// Properties of the selection. Enter, double click or Ctrl+click on a value that leads to a record follows it, on a
/// picture shows it at full size, on a file's path opens the file, on a missing file leads to the list of these. Copy
/// copies the value.
class PropertiesPanel : public QTreeView {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  PropertiesPanel(const Session& session, Selection& selection, const SelectionFacts& facts, QWidget* parent = nullptr);

  /// Lets pictures be dragged out of the panel.
  void setDragged(PropertyModel::Dragged picture);

Q_SIGNALS:
  /// The user wants to open a file that the selection was read from; the path may lead through an archive.
  void fileWanted(const QString& path);
  /// The user wants to see the missing file of an asset that a material wants.
  void missingWanted(MaterialIndex material, const QString& asset);

protected:
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  /// Properties of the selection as they are now.
  std::vector<PropertyGroup> described() const;
  void refresh();
  void refreshSoon();
  void refreshValues();
  void measure(const QModelIndex& parent, int depth);
  /// Gives the names the room they need, at least up to half of the panel and all that the values leave; until the user
  /// decides.
  void fitNames();
  /// Headings take the width of both columns.
  void span(const QModelIndex& parent);
  /// Opens everything, or of the parts of a record only those that are about what was picked.
  void open(const QModelIndex& parent, bool onlyMarked);
  void follow(const QModelIndex& index);
  void lead(const PropertyLine& line);
  void showPicture(const PropertyLine& line);
  void openLink(const PropertyLine& line);
  void openFile(const PropertyLine& line) { Q_EMIT fileWanted(line.file); }
  void showMissing(const PropertyLine& line);
  static void copy(const PropertyLine& line);

  const Session& m_session;
  Selection& m_selection;
  const SelectionFacts& m_facts;
  AssetFiles m_files;
  PropertyModel m_model;
  QTimer m_soon;
  FittedColumn* m_nameColumn;
  int m_namesWidth = 0;  ///< of the widest, as they are now
  int m_valuesWidth = 0; ///< of the widest, on one line
};

} // namespace vitrine::ui
