#pragma once

#include "core/formats/api/Opener.h"
#include "ui/session/Session.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace vitrine::ui {

/// Looks for games on this machine that have some of what the document misses, on a worker, once it is known what that
/// is. Watches the session by itself.
class SuggestionFinder : public QObject {
  Q_OBJECT

public:
  /// `session` must outlive this object.
  explicit SuggestionFinder(const Session& session, QObject* parent = nullptr);
  /// Cancels and waits.
  ~SuggestionFinder() override;

  const std::vector<formats::SuggestedContent>& offers() const { return m_offers; }
  bool busy() const { return m_job != nullptr; }

Q_SIGNALS:
  /// Suggestions changed: the best first; empty when there are none, or another document is shown.
  void changed();
  /// A search for what is missing now is over, whether or not it found anything; the suggestions are those it found.
  void searched();

private:
  struct Job;

  void search();
  void stop();
  void take(std::vector<formats::SuggestedContent> offers);

  const Session& m_session;
  std::shared_ptr<Job> m_job;
  std::vector<formats::SuggestedContent> m_offers;
  QThreadPool m_pool;
};

} // namespace vitrine::ui
