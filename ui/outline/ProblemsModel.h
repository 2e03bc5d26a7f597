#pragma once

#include "ui/session/Session.h"

#include <QAbstractTableModel>

namespace vitrine::ui {

/// Problems of a document: diagnostics of the load and of looking for its files, damage first; at last,
/// in one line, how many files were not found. Watches the session by itself.
class ProblemsModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { What, Where, ColumnCount };
  enum class Kind { Damage, Warning, Note, Missing };

  struct Problem {
    Kind kind = Kind::Note;
    QString what;
    QString place;
    std::optional<ByteRange> bytes;
  };

  explicit ProblemsModel(const Session& session, QObject* parent = nullptr);

  const Problem& at(int row) const { return m_problems[static_cast<std::size_t>(row)]; }
  /// All rows, one line each, for the clipboard.
  QString asText() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  void rebuild();
  void add(const Diagnostic& diagnostic);
  void addSceneError(const Error& error);

  const Session& m_session;
  std::vector<Problem> m_problems;
};

} // namespace vitrine::ui
