#pragma once

#include <QSet>
#include <QString>

namespace vitrine::base {

/// Names of the files of one series, each of its own: {file}, {view} and {n} in a pattern are filled in (NameTemplate);
/// where neither view nor number is in it, the view is put behind.
class SeriesNames {
public:
  /// `input`: the file that the series is of. `several`: a series is asked for, however many files are in it; else the
  /// pattern is the name.
  SeriesNames(const QString& pattern, const QString& input, bool several);

  /// The name of the next file, in the folder of the pattern.
  QString next(const QString& view);

private:
  QString m_pattern;
  QString m_file;
  bool m_several;
  int m_count = 0;
  QSet<QString> m_used;
};

} // namespace vitrine::base
