#pragma once

#include "core/base/ListedWork.h"
#include "core/base/TaskQueue.h"
#include "core/filming/FilmTarget.h"
#include "core/session/SharedCaster.h"
#include "core/session/Snapshot.h"
#include "core/viewing/ViewPath.h"
#include "render/FilmPlan.h"
#include "ui/capture/PictureSubject.h"

#include <QObject>

namespace vitrine::ui {

/// Way that a film's camera goes.
enum class FilmWay {
  RoundAll,  ///< once round what is shown, from as far away as keeps all of it in the picture
  RoundHere, ///< once round what the camera looks at, from where it is
  Views,     ///< through views
  Still      ///< none: it stands, or rides along with the camera of the scene that it follows
};

/// A film on its way into its files: drawn frame by frame and tile by tile between the events of the window, coded and
/// written by tasks. Frames are of their own time, however long they take. The destructor cancels and does not wait.
/// GUI thread.
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
    filming::FilmOutput output;
    PictureSubject subject; ///< of the first frame
  };

  FilmRun(Job job, QObject* parent);
  ~FilmRun() override;

  /// One of saved() and failed() follows, not from within this call, unless this object is destroyed before.
  void start();

Q_SIGNALS:
  /// Frames that are drawn.
  void progressed(double frames);
  void saved(const QString& path);
  void failed(const QString& reason);
  /// The user wants it to end, in a list of tasks; it goes on until it is destroyed.
  void cancelWanted();

private:
  /// Part of a film that its tasks share with it. Tasks and film use it in turn.
  struct Work;

  void add(std::function<Result<void>(Work& work)> job);
  void beginFrame();
  void step();
  /// Continues drawing if it has paused for the tasks.
  void goOn();
  image::PictureNotes notesOf(const render::CaptureRequest& frame) const;
  void fail(const Error& error);

  std::shared_ptr<Work> m_work;
  int m_frame = 0; ///< that is being drawn
  std::unique_ptr<render::OffscreenRenderer> m_renderer;
  std::unique_ptr<render::StripCapture> m_tiles;
  bool m_resting = false;                         ///< until some strips are written
  base::TaskQueue m_queue{{.onOneThread = true}}; ///< for the process that may code the film
  base::ListedWork m_listed;
};

} // namespace vitrine::ui
