#pragma once

#include "core/filming/FilmTarget.h"
#include "core/session/SharedCaster.h"
#include "core/session/Snapshot.h"
#include "core/viewing/ViewPath.h"
#include "render/Film.h"
#include "ui/capture/PictureSubject.h"
#include "ui/workers/WorkLine.h"

namespace vitrine::ui {

/// Way that a film's camera goes.
enum class FilmWay {
  RoundAll,  ///< once round what is shown, from as far away as keeps all of it in the picture
  RoundHere, ///< once round what the camera looks at, from where it is
  Views,     ///< through views
  Still      ///< none: it stands, or rides along with the camera of the scene that it follows
};

/// A film on its way into its files: drawn frame by frame and tile by tile between the events of the window, coded and
/// written on a worker. Frames are of their own time, however long they take. GUI thread.
class FilmRun : public QObject {
  Q_OBJECT

public:
  struct Job {
    session::Snapshot shown;
    session::SharedCasterPtr caster; ///< of the scene
    render::CaptureRequest first;
    FilmWay way = FilmWay::Still;
    viewing::PathViews views; ///< that can be passed; of the way through them
    bool runs = false;        ///< time goes on
    filming::FilmPlan plan;
    PictureSubject subject; ///< of the first frame
  };

  FilmRun(Job job, QObject* parent);
  /// Gives up what is not yet written; waits for the worker.
  ~FilmRun() override;

  /// One of saved() and failed() follows, not from within this call, unless it is given up.
  void start();

Q_SIGNALS:
  /// Frames that are drawn.
  void progressed(double frames);
  void saved(const QString& path);
  void failed(const QString& reason);

private:
  /// On the worker: measures the light where the film begins, makes ready the scene, and opens the files.
  Result<void> prepare();
  render::Film::CameraAt cameraOfFilm();
  void beginFrame();
  void step();
  /// After each piece that was handed on: goes on where the worker was behind.
  void goOn();
  image::PictureNotes notesOf(const render::CaptureRequest& frame) const;
  void fail(const Error& error);

  Job m_job;
  base::Progress m_preparing;
  // Made by the worker.
  render::RenderScenePtr m_scene;
  std::optional<render::Film> m_film;
  image::PictureNotes m_firstNotes; ///< with the hash; of pictures alone
  bool m_hasNotes = false;
  std::shared_ptr<std::unique_ptr<filming::FilmTarget>> m_target; ///< by the worker alone

  int m_frame = 0; ///< that is being drawn
  std::unique_ptr<render::OffscreenRenderer> m_renderer;
  std::unique_ptr<render::StripCapture> m_tiles;
  bool m_resting = false; ///< until the worker has done some
  WorkLine m_worker;
};

} // namespace vitrine::ui
