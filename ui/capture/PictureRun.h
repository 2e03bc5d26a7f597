#pragma once

#include "core/image/PictureOutput.h"
#include "core/session/PictureNotesOf.h"
#include "core/session/SharedCaster.h"
#include "core/session/Snapshot.h"
#include "core/viewing/ViewLink.h"
#include "render/OffscreenRenderer.h"
#include "ui/workers/WorkLine.h"

#include <QObject>

namespace vitrine::ui {

/// Pictures on their way into files, one after the other: drawn tile by tile between the events of the window, coded
/// and written on a worker. Few strips are held at a time, however large they are. GUI thread.
class PictureRun : public QObject {
  Q_OBJECT

public:
  struct Picture {
    render::CaptureRequest request;
    QString path;
    viewing::ViewLink link; ///< to what it shows, with its file
  };
  struct Job {
    session::Snapshot shown;
    session::SharedCasterPtr caster; ///< of the scene
    std::vector<Picture> pictures;   ///< one at least
    image::OutputOptions options;    ///< without notes
    DocumentPtr document;            ///< null: the pictures get no notes
    session::NotedFile noted = session::NotedFile::Name;
    QString textPath; ///< of a text that lies beside them; empty: there is none
    QByteArray text;
  };

  PictureRun(Job job, QObject* parent);
  /// Gives up what is not yet written; waits for the worker.
  ~PictureRun() override;

  /// One of saved() and failed() follows, not from within this call, unless it is given up.
  void start();

Q_SIGNALS:
  /// Share that is drawn, 0 to 1.
  void progressed(double fraction);
  void saved(const QStringList& paths);
  void failed(const QString& reason);

private:
  /// On the worker: exposes for what the pictures see, as for a first sight, makes ready what is in them.
  Result<void> prepare();
  /// On the worker: opens the file of the current picture.
  Result<void> openFile();
  Result<void> writeText() const;
  /// The current picture from its first tile on.
  void begin();
  void step();
  void next();
  void finish();
  void fail(const Error& error);
  const Picture& current() const { return m_job.pictures[m_current]; }

  Job m_job;
  base::Progress m_preparing;
  QString m_hash;                 ///< of the document's bytes
  render::RenderScenePtr m_scene; ///< with what is in the pictures; made by the worker
  std::unique_ptr<render::OffscreenRenderer> m_renderer;
  std::unique_ptr<render::StripCapture> m_tiles;
  std::shared_ptr<std::unique_ptr<image::PictureOutput>> m_output; ///< by the worker alone
  std::size_t m_current = 0;
  bool m_resting = false; ///< until the worker has done some
  WorkLine m_worker;
};

} // namespace vitrine::ui
