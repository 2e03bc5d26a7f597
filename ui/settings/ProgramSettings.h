#pragma once

#include "core/base/Limits.h"
#include "ui/widgets/Lengths.h"

#include <QSettings>
#include <QString>

namespace vitrine::ui {

/// The program as a whole: its language, its size, what it may take of the machine; between runs.
class ProgramSettings {
public:
  static constexpr int kSmallestFont = 75; ///< per cent of the desktop's
  static constexpr int kLargestFont = 250;
  static constexpr int kLeastMemory = 256; ///< MiB
  static constexpr int kMostMemory = 65'536;
  static constexpr int kUsualMemory = static_cast<int>(base::Limits().maxTotalDecodedBytes >> 20);

  /// `store` must outlive this object.
  explicit ProgramSettings(QSettings& store) : m_store(store) {}

  /// Code of a language; empty: the desktop's.
  QString language() const;
  void setLanguage(const QString& code);
  /// Size of texts, per cent of the desktop's.
  int fontScale() const;
  void setFontScale(int percent);
  /// True: nothing on the screen moves that the user did not move.
  bool reducedMotion() const;
  void setReducedMotion(bool reduced);
  LengthUnit lengthUnit() const;
  void setLengthUnit(LengthUnit unit);
  /// What all that is decoded of one file may take, MiB.
  int memoryLimit() const;
  void setMemoryLimit(int mebibytes);

private:
  int number(const QString& key, int least, int most, int usual) const;

  QSettings& m_store;
};

} // namespace vitrine::ui
