#pragma once

#include "core/base/Task.h"
#include "core/formats/api/Opener.h"
#include "ui/browser/BrowserEntry.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>

namespace vitrine::ui {

/// Searches folders, as a task, for files that some format recognises by their content, and for files that have the
/// name of a format and cannot be read. Reports them in batches as they are found. An archive is listed one folder at a
/// time, with all content of the folder. A scan that was replaced reports nothing. Symbolic links to folders are not
/// followed, because they can form circles.
class FolderScanner : public QObject {
  Q_OBJECT

public:
  /// `opener` must outlive this object.
  explicit FolderScanner(const formats::Opener& opener, QObject* parent = nullptr);

  /// The look of a file from outside, which changes with what is in it.
  struct Stamp {
    QDateTime modified;
    std::uint64_t size = 0;

    bool operator==(const Stamp&) const = default;
  };
  using Stamps = QHash<QString, Stamp>; ///< by path
  static Stamp stampOf(const QString& file);

  /// With `known` files only those are told of that are new or have another stamp, and those that are gone.
  void scan(const QString& folder, const Stamps& known = {});
  /// Lists only the given files; for a drop of several. `known`: as of scan.
  void list(const QStringList& files, const Stamps& known = {});
  /// Lists the direct content of a folder of an archive; "" is its top.
  void enter(const QString& archive, const QString& folder);
  void stop() { m_task.drop(); }
  bool busy() const { return m_task.isRunning(); }

Q_SIGNALS:
  void found(const std::vector<vitrine::ui::BrowserEntry>& entries);
  /// Known files that are there no more.
  void gone(const QStringList& paths);
  /// The folders that were gone through.
  void walked(const QStringList& folders);
  /// An archive that cannot be looked into; finished() follows.
  void failed(const QString& reason);
  /// `looked` files were looked at.
  void finished(quint64 looked);

private:
  /// The archive that was entered last.
  class EnteredArchive;
  /// One scan, on the thread of its task.
  class Scan;

  void start(const QString& place, std::function<void(Scan& scan)> work, const Stamps& known = {});

  formats::Opener m_opener;
  std::shared_ptr<EnteredArchive> m_entered;
  base::Task m_task;
};

} // namespace vitrine::ui
