#pragma once

#include "core/base/ListedWork.h"
#include "core/base/TaskQueue.h"
#include "core/image/PictureOutput.h"
#include "core/session/PictureNotesOf.h"
#include "core/session/SharedCaster.h"
#include "core/session/Snapshot.h"
#include "core/viewing/ViewLink.h"
#include "render/OffscreenRenderer.h"

#include <QObject>

namespace vitrine::ui {

/// Pictures on their way into files, one after the other: drawn tile by tile between the events of the window, coded
/// and written by tasks. Few strips are held at a time, however large they are. The destructor cancels and does not
/// wait. GUI thread.
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

  /// One of saved() and failed() follows, not from within this call, unless this object is destroyed before.
  void start();

Q_SIGNALS:
  /// Share that is drawn, 0 to 1.
  void progressed(double fraction);
  void saved(const QStringList& paths);
  void failed(const QString& reason);
  /// The user wants it to end, in a list of tasks; it goes on until it is destroyed.
  void cancelWanted();

private:
  /// Part of a run that its tasks share with it. Tasks and run use it in turn.
  struct Work;

  void add(Result<void> (Work::*part)(base::Progress& progress), std::function<void()> then);
  /// The current picture from its first tile on.
  void begin();
  void step();
  void next();
  void finish();
  void fail(const Error& error);

  std::shared_ptr<Work> m_work;
  std::unique_ptr<render::OffscreenRenderer> m_renderer;
  std::unique_ptr<render::StripCapture> m_tiles;
  bool m_resting = false; ///< until some strips are written
  base::TaskQueue m_queue;
  base::ListedWork m_listed;
};

} // namespace vitrine::ui
