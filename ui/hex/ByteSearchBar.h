#pragma once

#include "core/bytes/BytePattern.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QToolButton;

namespace vitrine::ui {

class QueryEdit;
class Settings;
struct ByteActions;

/// The line in which a search in bytes is written: as bytes with wildcards, as text in an encoding, or as a number of a
/// type. By default, what is not hexadecimal is text, and the bar says which of the two it searches. Tells what is
/// wrong with it where it is wrong. Enter goes on, with Shift back; Escape closes; F1 explains what may be written.
class ByteSearchBar : public QWidget {
  Q_OBJECT

public:
  enum class Kind { BytesOrText, Bytes, Text, Number };

  /// Referenced arguments must outlive this widget.
  ByteSearchBar(const ByteActions& actions, Settings& settings, QWidget* parent = nullptr);

  Kind kind() const;
  /// Encoding of the text. nullopt if the line is not read as text.
  std::optional<bytes::TextEncoding> encoding() const;
  /// nullopt: nothing is written, or it is wrong.
  const std::optional<BytePattern>& pattern() const { return m_pattern; }
  /// Gives the line the keyboard.
  void edit();

  /// Says how the search goes.
  void tell(const QString& text);
  /// Shows that a search goes on, 0 to 1; negative: none does.
  void setProgress(double fraction);

Q_SIGNALS:
  /// Something else is searched for: pattern() and encoding().
  void changed();
  void stepWanted(bool forwards);
  void stopWanted();
  void closeWanted();
  /// The user goes down into the list.
  void listWanted();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QWidget* makeLine(const ByteActions& actions);
  QWidget* makeChoices();
  QComboBox* makeChoice(const char* name, const QString& toolTip);
  void fillChoices();
  void wire();
  void restore();
  /// Shows the choices of the kind, and reads the line as it.
  void followKind();
  bool isFloat() const;
  Result<BytePattern> read() const;
  /// Says how the line is read, where that is not chosen.
  void showReading();
  void readLine();
  bool handleKey(const QKeyEvent& event);

  Settings& m_settings;
  QueryEdit* m_edit;
  QComboBox* m_kinds = nullptr;
  QComboBox* m_encodings = nullptr;
  QToolButton* m_ignoreCase = nullptr;
  QComboBox* m_types = nullptr;
  QComboBox* m_orders = nullptr;
  QLineEdit* m_tolerance = nullptr;
  QLabel* m_reading = nullptr;
  QLabel* m_state = nullptr;
  QProgressBar* m_progress = nullptr;
  QToolButton* m_stop = nullptr;
  std::optional<BytePattern> m_pattern;
  bool m_isText = false; ///< the line is read as text
};

} // namespace vitrine::ui
