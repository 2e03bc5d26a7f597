#pragma once

#include <QStringList>

#include <vector>

namespace vitrine::ui {

/// The files of one name in a list, by what part of their folders they can be told apart.
class SameNames {
public:
  /// `folder`: with forward slashes, "" for the listed one. Returns the rows added before that are to be shown anew.
  std::vector<int> add(int row, const QString& folder);

  /// The folder from where it differs from the others', "…/" for what is left out, "./" for the listed one; empty where
  /// all are in one folder.
  QString distinguishing(const QString& folder) const;

private:
  std::vector<int> m_rows;
  QStringList m_firstFolder; ///< of the first row, in parts
  qsizetype m_common = 0;    ///< parts that all folders begin with; one of each remains
  bool m_differ = false;
};

} // namespace vitrine::ui
