#pragma once

#include "core/formats/api/Opener.h"
#include "ui/session/Session.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace vitrine::ui {

/// Looks for games on this machine that have some of what the document misses, on a worker, once it is known what that
/// is. Watches the session by itself.
class OfferFinder : public QObject {
  Q_OBJECT

public:
  /// `session` must outlive this object.
  explicit OfferFinder(const Session& session, QObject* parent = nullptr);
  /// Cancels and waits.
  ~OfferFinder() override;

  const std::vector<formats::ContentOffer>& offers() const { return m_offers; }
  bool busy() const { return m_job != nullptr; }

Q_SIGNALS:
  /// The best first; none when there are none, or another document is shown.
  void changed();

private:
  struct Job;

  void search();
  void stop();
  void take(std::vector<formats::ContentOffer> offers);

  const Session& m_session;
  std::shared_ptr<Job> m_job;
  std::vector<formats::ContentOffer> m_offers;
  QThreadPool m_pool;
};

} // namespace vitrine::ui
