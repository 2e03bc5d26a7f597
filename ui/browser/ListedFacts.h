#pragma once

#include "ui/browser/FactsReader.h"
#include "ui/browser/FileList.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>

#include <functional>

class QAbstractItemView;

namespace vitrine::ui {

/// Brings what is read of whole files into a FileList, as far as it is needed: for the rows in sight of lists that have
/// a column for it, for all files that a query cannot decide on, and for all where it decides on the order.
class ListedFacts : public QObject {
  Q_OBJECT

public:
  /// Both must outlive this object.
  ListedFacts(FileList& files, FactsReader& reader, QObject* parent = nullptr);

  /// For the rows in sight of a view of the same files; `wanted` tells whether the view shows facts at all.
  void serve(QAbstractItemView& view, std::function<bool()> wanted);
  /// Ends the search until another is asked for.
  void stop();
  /// Files that are still to be searched.
  qsizetype pending() const { return m_open.size(); }

Q_SIGNALS:
  /// pending() is another number.
  void progressed();

private:
  void ask();
  bool ordersAll() const;
  QStringList allFiles() const;

  FileList& m_files;
  FactsReader& m_reader;
  QTimer m_soon;
  QObject m_search;     ///< who asks for all
  QSet<QString> m_open; ///< asked for and not answered yet
  QElapsedTimer m_told; ///< since the last progressed()
  bool m_stopped = false;
};

} // namespace vitrine::ui
