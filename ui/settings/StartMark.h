#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace vitrine::ui {

/// Mark on disk of a start of the program, from before its settings are read until its first window has appeared. A
/// process that crashes or is killed in between leaves its mark behind, and later starts count such marks. Starts of
/// several processes at once do not disturb each other. If the folder cannot be written, no start is counted.
class StartMark {
public:
  /// Number of failed starts in a row after which the layout of the window is no longer trusted.
  static constexpr int kFailuresBeforeDefaultLayout = 2;

  /// `folder` is made if it is missing; only marks and their count lie in it.
  explicit StartMark(const QString& folder);
  /// Removes the mark: a start that ends in an orderly way, with or without a window, has not failed.
  ~StartMark() = default;

  /// Folder of the user's marks.
  static QString folder();

  /// Number of starts in a row before this one that left their mark.
  int failedStarts() const { return m_failedStarts; }
  bool distrustsLayout() const { return m_failedStarts >= kFailuresBeforeDefaultLayout; }
  /// Removes the mark and forgets the failed starts before it.
  void windowAppeared();

private:
  QString countFile() const;
  void countLeftMarks();

  QString m_folder;
  int m_failedStarts = 0;
  std::unique_ptr<QLockFile> m_mark;
};

} // namespace vitrine::ui
