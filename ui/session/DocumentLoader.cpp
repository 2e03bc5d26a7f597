#include "ui/session/DocumentLoader.h"

#include "core/opening/Opening.h"
#include "core/session/CarriedAssets.h"
#include "render/tracing/ExposureMeter.h"
#include "render/tracing/TracedStartView.h"
#include "ui/session/GameFolder.h"

#include <QFileInfo>

#include <new>

namespace vitrine::ui {
namespace {

Error outOfMemory(const QString& path) {
  Error error = base::outOfMemory();
  error.path = path;
  return error;
}

/// True if a file that was missed as the document was read is there now, in one of the mounts beyond the first ones.
bool foundBeyond(const FileReading& reading, std::size_t first) {
  const std::vector<MountPtr> mounts = reading.vfs->mounts();
  return std::ranges::any_of(reading.document->missing, [&](const files::MissingFile& file) {
    const auto found = reading.vfs->find(file.path);
    return found && std::ranges::find(mounts, found->mount) - mounts.begin() >= static_cast<std::ptrdiff_t>(first);
  });
}

/// True if a patch only says of assets that they are still missing: those need not be drawn anew.
bool tellsNothingNew(const scene::ScenePatch& patch, const scene::SceneAssets& before) {
  const auto same = [](const auto& now, const auto& old) {
    return now.second.state == scene::AssetState::Missing && old.contains(now.first) &&
           old[now.first].state == scene::AssetState::Missing;
  };
  return std::ranges::all_of(patch.materials, [&](const auto& one) { return same(one, before.materials); }) &&
         std::ranges::all_of(patch.textures, [&](const auto& one) { return same(one, before.textures); });
}

/// Size of windows, as far as it matters to light.
constexpr QSize kUsualView(1280, 800);

/// Finds where the scene is first seen from, and in what light.
void findStart(FileReading& reading, base::Progress& progress) {
  const ScenePtr& scene = reading.document->scene;
  progress.step(DocumentLoader::tr("Choosing a view"));
  const auto shown = session::snapshotOf(scene, scene->assets, state::startState(*scene));
  reading.start = tracing::startView(shown, *reading.caster, progress);
  reading.firstState = shown.state->state;
  if (!tracing::exposureModeControl(*scene).isEmpty()) {
    viewing::CameraRig rig;
    rig.setViewportSize(kUsualView);
    rig.setSceneBounds(scene->bounds());
    reading.start->place(rig);
    reading.firstState = tracing::exposedAtFirst(shown, *reading.caster->get(progress), rig, &progress);
  }
  state::fadeByDistance(*scene, *reading.firstState);
}

} // namespace

struct DocumentLoader::Job {
  OpenDocument document;     ///< as it was when the job began; its `found` gathers what the job finds
  bool shown = false;        ///< the document was delivered
  bool yields = true;        ///< nothing is lost if it is cancelled now
  bool buildsLayers = false; ///< layersEnded() is to be emitted
};

class DocumentLoader::Work {
public:
  /// `loader` is used by reports alone: it may be gone while the task runs.
  Work(DocumentLoader* loader, const formats::Opener& opener, std::shared_ptr<Job> job, base::TaskReports& reports,
       base::Progress& progress)
      : m_loader(loader), m_opener(opener), m_job(std::move(job)), m_reports(reports), m_progress(progress),
        m_reading(m_job->document.reading), m_assets(m_job->document.shown.assets) {}

  void load();
  void mountAndComplete(const std::vector<files::MissingFile>& missing, const QStringList& places);
  void build(const std::vector<scene::LayerIndex>& layers);
  void resolve(bool preparePicking);

private:
  opening::Opening opening() const { return {m_opener, m_job->document.request.options, m_progress, found()}; }
  base::Diagnostics& found() const { return *m_job->document.found; }
  /// Returns null if the file cannot be opened, which has been reported.
  FileReadingPtr open();
  void addPlaces(const std::vector<files::MissingFile>& missing, const QStringList& places);
  /// Prepares and reports a document that has become more of the one at hand. Returns false if there is none.
  bool complete(const Result<DocumentPtr>& completed);

  DocumentLoader* m_loader;
  const formats::Opener& m_opener;
  const std::shared_ptr<Job> m_job;
  base::TaskReports& m_reports;
  base::Progress& m_progress;
  FileReadingPtr m_reading; ///< with what was mounted and completed so far
  scene::SceneAssets m_assets;
};

DocumentLoader::DocumentLoader(const formats::Opener& opener, QObject* parent) : QObject(parent), m_opener(opener) {
  connect(&m_task, &base::Task::progressed, this, &DocumentLoader::progressed);
  connect(&m_task, &base::Task::cancelled, this, [this] { endEarly(std::nullopt); });
  connect(&m_task, &base::Task::failed, this, [this](const Error& error) { endEarly(error); });
}

void DocumentLoader::endEarly(const std::optional<Error>& error) {
  const std::shared_ptr<Job> job = m_job; // receivers may start another one
  if (job->buildsLayers) {
    Q_EMIT layersEnded();
  }
  if (job->shown) {
    if (error) {
      Q_EMIT completionFailed(*error);
    }
  } else if (error) {
    Q_EMIT failed(job->document.request, *error);
  } else {
    Q_EMIT cancelled(job->document.request);
  }
  if (m_job == job) {
    finish();
  }
}

void DocumentLoader::startJob(Job made, const QString& name, std::function<void(Work& work)> run) {
  m_job = std::make_shared<Job>(std::move(made));
  m_task.start(
      {.name = name},
      [loader = this, opener = m_opener, job = m_job, run = std::move(run)](base::TaskReports& reports,
                                                                            base::Progress& progress) -> Result<void> {
        Work work(loader, opener, job, reports, progress);
        run(work);
        return {};
      },
      [this] { finish(); });
}

void DocumentLoader::finish() {
  m_job.reset();
  Q_EMIT finished();
}

void DocumentLoader::load(const LoadRequest& request) {
  startJob({.document = {.request = request, .found = std::make_shared<base::Diagnostics>()}},
           tr("Opening %1").arg(QFileInfo(request.path).fileName()), [](Work& work) { work.load(); });
  Q_EMIT started(request.path);
}

void DocumentLoader::startLaterJob(const OpenDocument& document, const QString& name,
                                   std::function<void(Work& work)> run, bool yields) {
  Job job{.document = document, .shown = true, .yields = yields};
  if (!job.document.found) {
    job.document.found = std::make_shared<base::Diagnostics>();
  }
  startJob(std::move(job), name, std::move(run));
  if (!yields) {
    Q_EMIT progressed(name, -1);
  }
}

void DocumentLoader::mount(const OpenDocument& document, const std::vector<files::MissingFile>& missing,
                           const QStringList& places) {
  // Finds of the previous task that have not been delivered are not part of the document, so they are repeated.
  startLaterJob(
      document, tr("Searching for missing files"),
      [missing, places](Work& work) { work.mountAndComplete(missing, places); }, false);
}

void DocumentLoader::resume(const OpenDocument& document, bool preparePicking) {
  startLaterJob(
      document, tr("Searching for missing files"), [preparePicking](Work& work) { work.resolve(preparePicking); },
      true);
}

void DocumentLoader::buildLayers(const OpenDocument& document, const std::vector<scene::LayerIndex>& layers) {
  startLaterJob(document, tr("Building layers"), [layers](Work& work) { work.build(layers); }, false);
  m_job->buildsLayers = true;
}

void DocumentLoader::abandon() {
  if (m_task.isRunning()) {
    m_task.drop();
    finish();
  }
}

void DocumentLoader::cancel() {
  m_task.cancel();
}

bool DocumentLoader::opening() const {
  return m_job && !m_job->shown;
}

bool DocumentLoader::yields() const {
  return !m_job || (m_job->shown && m_job->yields);
}

void DocumentLoader::Work::load() {
  m_reading = open();
  if (!m_reading) {
    return;
  }
  OpenDocument document = m_job->document;
  document.reading = m_reading;
  m_reports.post([loader = m_loader, job = m_job, document = std::move(document)] {
    job->shown = true;
    Q_EMIT loader->loaded(document);
  });
  if (m_reading->prepared) {
    m_assets = render::sceneOf(*m_reading->prepared)->assets;
    resolve(true);
  }
}

FileReadingPtr DocumentLoader::Work::open() {
  const QDateTime begun = QDateTime::currentDateTime();
  const QString& path = m_job->document.request.path;
  auto opened = opening().open(path);
  if (!opened) {
    if (opened.error().code == ErrorCode::Cancelled) {
      throw base::Cancelled();
    }
    m_reports.post([loader = m_loader, job = m_job, error = opened.error()] {
      Q_EMIT loader->failed(job->document.request, error);
    });
    return nullptr;
  }
  auto reading = std::make_shared<FileReading>(std::move(*opened));
  reading->readAt = begun;
  reading->sceneError = reading->document->sceneError;
  if (const ScenePtr& scene = reading->document->scene) {
    try {
      reading->caster = std::make_shared<session::SharedCaster>(scene);
      reading->prepared =
          render::prepareScene(scene, scene->assets, m_progress, ItemSet::everything(), reading->caster);
      findStart(*reading, m_progress);
    } catch (const std::bad_alloc&) {
      reading->sceneError = outOfMemory(path);
    }
  }
  m_progress.check();
  return reading;
}

void DocumentLoader::Work::addPlaces(const std::vector<files::MissingFile>& missing, const QStringList& places) {
  auto reading = std::make_shared<FileReading>(*m_reading);
  QStringList mounted;
  std::vector<Error> refused;
  for (const QString& named : places) {
    m_progress.check();
    const QString place = QFileInfo(named).isDir() ? gameFolderOf(named, missing) : named;
    const auto added = m_opener.addPlace(*reading, place, m_job->document.request.options.limits);
    if (added) {
      mounted << place;
    } else {
      refused.push_back(added.error());
      refused.back().path = place;
    }
  }
  m_reading = reading;
  m_reports.post([loader = m_loader, reading, mounted, refused] { Q_EMIT loader->mounted(reading, mounted, refused); });
}

bool DocumentLoader::Work::complete(const Result<DocumentPtr>& completed) {
  if (!completed) {
    found().warn(DocumentLoader::tr("The additions to the scene cannot be shown: %1").arg(completed.error().reason()),
                 base::Unplaced::FileRefused);
    return false;
  }
  if (!*completed || !(*completed)->scene || !m_reading->prepared) {
    return false;
  }
  auto reading = std::make_shared<FileReading>(*m_reading);
  reading->document = *completed;
  const ScenePtr& scene = reading->document->scene;
  auto assets = session::carriedAssets(*render::sceneOf(*m_reading->prepared), m_assets, *scene);
  reading->caster = std::make_shared<session::SharedCaster>(scene);
  reading->prepared = render::prepareScene(scene, assets, m_progress, ItemSet::everything(), reading->caster);
  m_progress.step(DocumentLoader::tr("Preparing for picking"));
  reading->caster->get(m_progress);
  m_reading = reading;
  m_assets = assets;
  m_reports.post([loader = m_loader, reading, assets] { Q_EMIT loader->completed(reading, assets); });
  return true;
}

void DocumentLoader::Work::mountAndComplete(const std::vector<files::MissingFile>& missing, const QStringList& places) {
  const std::size_t mounts = m_reading->vfs->mounts().size();
  try {
    addPlaces(missing, places);
    if (!complete(opening().resolveModels(*m_reading)) && foundBeyond(*m_reading, mounts)) {
      m_reports.post([loader = m_loader] { Q_EMIT loader->readAgainWanted(); });
      return;
    }
  } catch (const base::Cancelled&) {
    // What is there is still told of below.
  } catch (const std::bad_alloc&) {
    found().damage(base::outOfMemory().message, base::Unplaced::Limit);
  }
  m_reports.post([job = m_job] { job->yields = true; });
  if (m_reading->prepared) {
    resolve(false);
  }
}

void DocumentLoader::Work::build(const std::vector<scene::LayerIndex>& layers) {
  bool completed = false;
  try {
    completed = complete(opening().buildLayers(*m_reading, layers));
  } catch (const base::Cancelled&) {
    // The shown document stays as it is.
  } catch (const std::bad_alloc&) {
    found().damage(base::outOfMemory().message, base::Unplaced::Limit);
  }
  m_reports.post([loader = m_loader, job = m_job] {
    job->yields = true;
    job->buildsLayers = false;
    Q_EMIT loader->layersEnded();
  });
  if (!m_job->document.resolved && m_reading->prepared) {
    resolve(!completed);
  }
}

void DocumentLoader::Work::resolve(bool preparePicking) {
  document::ResolveReport findings;
  findings.assets = m_assets;
  findings.diagnostics = found().entries();
  try {
    if (preparePicking) {
      m_progress.step(DocumentLoader::tr("Preparing for picking"));
      m_reading->caster->get(m_progress);
      m_reports.post([loader = m_loader] { Q_EMIT loader->pickingReady(); });
    }
    opening().resolve(*m_reading, findings, [this](const scene::ScenePatch& patch) {
      if (!tellsNothingNew(patch, m_assets)) {
        m_reports.post([loader = m_loader, patch] { Q_EMIT loader->patched(patch); });
      }
    });
  } catch (const base::Cancelled&) {
    findings.diagnostics.push_back(
        {Severity::Note, DocumentLoader::tr("The search for materials and textures was cancelled."), {}, 0});
  } catch (const std::bad_alloc&) {
    found().damage(base::outOfMemory().message, base::Unplaced::Limit);
    findings.diagnostics = found().entries();
  }
  m_reports.post([loader = m_loader, findings = std::move(findings)] { Q_EMIT loader->resolved(findings); });
}

} // namespace vitrine::ui
