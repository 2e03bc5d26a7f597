#pragma once

#include "ui/session/OpenController.h"
#include "ui/shell/MessageBar.h"

#include <optional>

namespace vitrine::ui {

/// Asks for the file without which another cannot be read or shown: a key. The question stands in the message bar, its
/// button opens a dialog, and a fitting file dropped on the window answers too. An answer that does not fit is said,
/// and asked for again; who cancels still has the question.
class InputQuestion : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  InputQuestion(OpenController& opening, MessageBar& messages, QWidget* window);

  /// `error` says what is needed. `text`: the whole message to the user.
  void ask(const LoadRequest& request, const Error& error, const Message::Text& text);
  /// The file was read after all, or another is being read.
  void withdraw();
  bool pending() const;
  /// Takes the first of these files that is of the kind asked for; false: nothing is asked, or none of them is.
  bool answerWith(const QStringList& paths);

private:
  void openDialog();
  void answer(const QString& path);

  OpenController& m_opening;
  MessageBar& m_messages;
  QWidget* m_window;
  LoadRequest m_request;
  std::optional<base::NeedsInput> m_needs;
  MessageId m_message = kNoMessage;
  bool m_byDialog = false; ///< the last answer came from the dialog
};

} // namespace vitrine::ui
