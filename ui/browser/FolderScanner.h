#pragma once

#include "core/formats/api/Opener.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace vitrine::ui {

/// A file that can be opened.
struct BrowserEntry {
  QString path;   ///< as it is opened
  QString folder; ///< from the scanned folder; empty: directly in it
  QString formatName;
  std::uint64_t size = 0;
  QString title = {};     ///< what the file calls itself; may be empty
  QStringList parts = {}; ///< files that belong to it, relative to its folder; case does not matter
};

/// Looks through folders on a worker for files that some format recognises by their content, and tells of them in
/// batches as they are found. Signals come on the thread of this object, none of a scan that was replaced. Symbolic
/// links to folders are not followed: they can go round in circles.
class FolderScanner : public QObject {
  Q_OBJECT

public:
  /// `opener` must outlive this object.
  explicit FolderScanner(const formats::Opener& opener, QObject* parent = nullptr);
  ~FolderScanner() override;

  void scan(const QString& folder);
  /// Only these files; for a drop of several.
  void list(const QStringList& files);
  void stop();
  bool busy() const { return m_job != nullptr; }

Q_SIGNALS:
  void found(const std::vector<vitrine::ui::BrowserEntry>& entries);
  /// `looked` files were looked at.
  void finished(quint64 looked);

private:
  struct Job {
    std::atomic<bool> stopped{false};
    std::vector<BrowserEntry> batch;
    quint64 looked = 0;
  };

  void start(std::function<void(const std::shared_ptr<Job>&)> work);
  void walk(const std::shared_ptr<Job>& job, const QString& folder);
  void look(const std::shared_ptr<Job>& job, const QString& path, const QString& folder);
  void flush(const std::shared_ptr<Job>& job);

  const formats::Opener& m_opener;
  std::shared_ptr<Job> m_job;
  QThreadPool m_pool;
};

} // namespace vitrine::ui
