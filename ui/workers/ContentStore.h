#pragma once

#include "core/base/TaskQueue.h"
#include "core/document/Document.h"

#include <QObject>
#include <QVariant>

#include <functional>
#include <memory>
#include <optional>

namespace vitrine::ui {

/// Hash of the bytes of a document's file (bytes::contentHash), computed once for all who ask while the document lives;
/// empty: there are no bytes, or they cannot be read any more. Throws base::Cancelled. For workers: whoever asks second
/// waits for the first.
QString sharedContentHash(const DocumentPtr& document, base::Progress& progress);

/// Texts that are kept of files on disk, by what is in a file and not by where it lies: a file for each hash, in a
/// folder. Reads and writes by tasks, each file whole or not at all. The destructor waits for the writes.
class ContentStore : public QObject {
  Q_OBJECT

public:
  /// Parses a stored text. Returns nothing if it is damaged; its file is then put aside. Called on a worker; must not
  /// refer to the caller.
  using Read = std::function<std::optional<QVariant>(const QByteArray& text)>;
  /// Returns the text to keep, or an empty one to remove the file. Called on the worker.
  using Write = std::function<QByteArray()>;

  ContentStore(const QString& folder, Read read, QObject* parent = nullptr);
  ~ContentStore() override;

  /// Looks up what is kept of a document; found() tells it. A new call cancels the one before.
  void look(const DocumentPtr& document);
  /// Keeps a text. Emits saved() or saveFailed().
  void save(const QString& hash, Write write);

Q_SIGNALS:
  void saved();
  void saveFailed(const QString& reason);
  /// The content's hash and the value that is kept; an invalid one: nothing is.
  void found(const vitrine::DocumentPtr& document, const QString& hash, const QVariant& kept);

private:
  QString m_folder;
  Read m_read;
  std::shared_ptr<base::Progress> m_looking; ///< null: nothing is looked up
  base::TaskQueue m_files;                   ///< in their order, so that a look finds what was written before it
};

} // namespace vitrine::ui
