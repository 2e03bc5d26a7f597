#pragma once

#include "core/image/PictureOutput.h"
#include "core/session/SharedCaster.h"
#include "core/session/Snapshot.h"
#include "render/OffscreenRenderer.h"
#include "ui/picture/PictureSaver.h"

#include <QThreadPool>

namespace vitrine::ui {

/// One picture on its way into a file: drawn tile by tile between the events of the window, coded and written on a
/// worker. Few strips are held at a time, however large it is. GUI thread.
class PictureRun : public QObject {
  Q_OBJECT

public:
  struct Job {
    session::Snapshot shown;
    session::SharedCasterPtr caster; ///< of the scene
    render::CaptureRequest request;
    QString path;
    image::OutputOptions options; ///< without notes
    PictureSubject subject;
  };

  PictureRun(Job job, QObject* parent);
  /// Gives up what is not yet written; waits for the worker.
  ~PictureRun() override;

  /// One of saved() and failed() follows, not from within this call, unless it is given up.
  void start();

Q_SIGNALS:
  /// Share that is drawn, 0 to 1.
  void progressed(double fraction);
  void saved(const QString& path);
  void failed(const QString& reason);

private:
  /// On the worker: exposes for what the picture sees, as for a first sight, makes ready what is in it, and opens the
  /// file.
  Result<void> prepare();
  void step();
  /// Hands work to the worker; `then` follows here with what became of it.
  void enqueue(std::function<Result<void>()> work, std::function<void()> then);
  void fail(const Error& error);

  Job m_job;
  base::Progress m_preparing;
  render::RenderScenePtr m_scene; ///< with what is in the picture; made by the worker
  std::unique_ptr<render::OffscreenRenderer> m_renderer;
  std::unique_ptr<render::TiledCapture> m_tiles;
  std::shared_ptr<std::unique_ptr<image::PictureOutput>> m_output; ///< by the worker alone
  int m_waiting = 0;                                               ///< strips at the worker
  bool m_resting = false;                                          ///< until the worker has done some
  bool m_ended = false;
  QThreadPool m_pool; ///< one thread
};

} // namespace vitrine::ui
