#pragma once

#include "core/base/Task.h"
#include "core/formats/api/Opener.h"
#include "ui/session/Session.h"

#include <QObject>

namespace vitrine::ui {

/// Searches the games on this machine for files that the document misses, as a task, once the missing files are known.
/// Watches the session by itself.
class SuggestionFinder : public QObject {
  Q_OBJECT

public:
  /// `session` must outlive this object.
  explicit SuggestionFinder(const Session& session, QObject* parent = nullptr);

  const std::vector<formats::SuggestedContent>& offers() const { return m_offers; }
  bool busy() const { return m_task.isRunning(); }

Q_SIGNALS:
  /// Suggestions changed: the best first; empty when there are none, or another document is shown.
  void changed();
  /// A search for what is missing now is over, whether or not it found anything; the suggestions are those it found.
  void searched();

private:
  void search();
  void take(std::vector<formats::SuggestedContent> offers);

  const Session& m_session;
  std::vector<formats::SuggestedContent> m_offers;
  base::Task m_task;
};

} // namespace vitrine::ui
