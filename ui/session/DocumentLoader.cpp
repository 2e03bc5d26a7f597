#include "ui/session/DocumentLoader.h"

#include "core/opening/Opening.h"
#include "core/session/CarriedAssets.h"
#include "render/tracing/ExposureMeter.h"
#include "render/tracing/TracedStartView.h"
#include "ui/session/GameFolder.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <new>

namespace vitrine::ui {
namespace {

constexpr qint64 kProgressIntervalMs = 40;

Error outOfMemory(const QString& path) {
  return Error::of(ErrorCode::LimitReached, DocumentLoader::tr("there is not enough memory"), path);
}

/// The phase without the numbers in it, by which it is told from others.
QString phaseWithoutNumbers(QString phase) {
  phase.removeIf([](QChar c) { return c.isDigit(); });
  return phase;
}

/// True if a file that was missed as the document was read is there now, in one of the mounts beyond the first ones.
bool foundBeyond(const LoadedDocument& document, std::size_t first) {
  const std::vector<MountPtr> mounts = document.opened.vfs->mounts();
  return std::ranges::any_of(document.document().missing, [&](const files::MissingFile& file) {
    const auto found = document.opened.vfs->find(file.path);
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
void findStart(LoadedDocument& document, base::Progress& progress) {
  const ScenePtr& scene = document.document().scene;
  progress.step(DocumentLoader::tr("Choosing a view"));
  const auto shown = session::snapshotOf(scene, scene->assets, state::startState(*scene));
  document.start = tracing::startView(shown, *document.caster, progress);
  document.firstState = shown.state->state;
  if (!tracing::exposureModeControl(*scene).isEmpty()) {
    viewing::CameraRig rig;
    rig.setViewportSize(kUsualView);
    rig.setSceneBounds(scene->bounds());
    document.start->place(rig);
    document.firstState = tracing::exposedAtFirst(shown, *document.caster->get(progress), rig, &progress);
  }
  state::fadeByDistance(*scene, *document.firstState);
}

} // namespace

struct DocumentLoader::Job {
  /// The steps of its work.
  opening::Opening opening(const formats::Opener& opener) const { return {opener, request.options, *progress, *found}; }

  LoadRequest request;
  std::unique_ptr<base::Progress> progress;
  std::shared_ptr<base::Diagnostics> found; ///< about files that were found after the load
  bool shown = false;                       ///< on this object's thread: its document was told of
  bool yields = true;                       ///< on this object's thread: it does nothing that is lost with it
  QElapsedTimer sinceReport;
  QString lastPhase; ///< without numbers
};

DocumentLoader::DocumentLoader(const formats::Opener& opener, QObject* parent) : QObject(parent), m_opener(opener) {
  // A cancelled load may still need a moment to notice; the next one need not wait for it.
  m_pool.setMaxThreadCount(2);
}

DocumentLoader::~DocumentLoader() {
  if (m_job) {
    m_job->progress->cancel();
    m_job.reset();
  }
  m_pool.waitForDone();
}

std::shared_ptr<DocumentLoader::Job> DocumentLoader::makeJob(LoadRequest request) {
  if (m_job) {
    m_job->progress->cancel();
  }
  auto job = std::make_shared<Job>();
  job->request = std::move(request);
  // The listener runs on the worker, and only while the job is alive: the job owns it.
  job->progress = std::make_unique<base::Progress>(
      [this, raw = job.get(), weak = std::weak_ptr(job)](const QString& phase, double fraction) {
        const QString kind = phaseWithoutNumbers(phase);
        if (raw->lastPhase == kind && raw->sinceReport.isValid() && raw->sinceReport.elapsed() < kProgressIntervalMs) {
          return;
        }
        raw->lastPhase = kind;
        raw->sinceReport.start();
        if (const auto alive = weak.lock()) {
          post(alive, [this, phase, fraction] { Q_EMIT progressed(phase, fraction); });
        }
      });
  m_job = job;
  return job;
}

void DocumentLoader::start(const std::shared_ptr<Job>& job, std::function<void()> work) {
  m_pool.start([this, job, work = std::move(work)] {
    work();
    post(job, [this] {
      m_job.reset();
      Q_EMIT finished();
    });
  });
}

void DocumentLoader::load(const LoadRequest& request) {
  const auto job = makeJob(request);
  job->found = std::make_shared<base::Diagnostics>();
  Q_EMIT started(request.path);
  start(job, [this, job] { run(job); });
}

void DocumentLoader::mount(const MountRequest& request) {
  // Finds of the job before that are not told yet are not in the request: they are looked for once more.
  const auto job = makeLaterJob(request);
  job->yields = false;
  Q_EMIT progressed(tr("Looking for missing files"), -1);
  start(job, [this, job, request] { mountAndComplete(job, request); });
}

std::shared_ptr<DocumentLoader::Job> DocumentLoader::makeLaterJob(const MountRequest& request) {
  LoadRequest shown;
  shown.path = request.document->document().path;
  shown.options = request.options;
  shown.keepView = true;
  const auto job = makeJob(std::move(shown));
  job->shown = true;
  if (!m_found) {
    m_found = std::make_shared<base::Diagnostics>();
  }
  job->found = m_found;
  return job;
}

void DocumentLoader::resume(const MountRequest& request, bool preparePicking) {
  const auto job = makeLaterJob(request);
  start(job, [this, job, request, preparePicking] { resolve(job, request.document, request.assets, preparePicking); });
}

void DocumentLoader::buildLayers(const MountRequest& request, const std::vector<scene::LayerIndex>& layers,
                                 bool resolved) {
  const auto job = makeLaterJob(request);
  job->yields = false;
  Q_EMIT progressed(tr("Building layers"), -1);
  start(job, [this, job, request, layers, resolved] { build(job, request, layers, resolved); });
}

void DocumentLoader::abandon() {
  if (m_job) {
    m_job->progress->cancel();
    m_job.reset();
    Q_EMIT finished();
  }
}

void DocumentLoader::cancel() {
  if (m_job) {
    m_job->progress->cancel();
  }
}

bool DocumentLoader::opening() const {
  return m_job && !m_job->shown;
}

bool DocumentLoader::yields() const {
  return !m_job || (m_job->shown && m_job->yields);
}

void DocumentLoader::post(const std::shared_ptr<Job>& job, std::function<void()> report) {
  m_reports.add([this, job, report = std::move(report)] {
    if (m_job == job) {
      report();
    }
  });
}

void DocumentLoader::run(const std::shared_ptr<Job>& job) {
  const LoadRequest& request = job->request;
  try {
    if (const LoadedDocumentPtr document = open(job)) {
      post(job, [this, job, document, request] {
        job->shown = true;
        m_found = job->found;
        Q_EMIT loaded(document, request);
      });
      if (document->prepared) {
        resolve(job, document, render::sceneOf(*document->prepared)->assets, true);
      }
    }
  } catch (const base::Cancelled&) {
    post(job, [this, request] { Q_EMIT cancelled(request); });
  }
}

LoadedDocumentPtr DocumentLoader::open(const std::shared_ptr<Job>& job) {
  const LoadRequest& request = job->request;
  base::Progress& progress = *job->progress;
  const QDateTime begun = QDateTime::currentDateTime();
  auto opened = job->opening(m_opener).open(request.path);
  if (!opened) {
    if (opened.error().code == ErrorCode::Cancelled) {
      throw base::Cancelled();
    }
    post(job, [this, request, error = opened.error()] { Q_EMIT failed(request, error); });
    return nullptr;
  }
  auto document = std::make_shared<LoadedDocument>();
  document->opened = std::move(*opened);
  document->readAt = begun;
  document->sceneError = document->document().sceneError;
  if (const ScenePtr& scene = document->document().scene) {
    try {
      document->caster = std::make_shared<session::SharedCaster>(scene);
      document->prepared =
          render::prepareScene(scene, scene->assets, progress, ItemSet::everything(), document->caster);
      findStart(*document, progress);
    } catch (const std::bad_alloc&) {
      document->sceneError = outOfMemory(request.path);
    }
  }
  progress.check();
  return document;
}

LoadedDocumentPtr DocumentLoader::addPlaces(const std::shared_ptr<Job>& job, const MountRequest& request) {
  auto document = std::make_shared<LoadedDocument>(*request.document);
  MountOutcome outcome;
  for (const QString& named : request.places) {
    job->progress->check();
    const QString place = QFileInfo(named).isDir() ? gameFolderOf(named, request.missing) : named;
    if (const auto added = m_opener.addPlace(document->opened, place, request.options.limits)) {
      outcome.mounted << place;
    } else {
      outcome.refused.push_back({place, added.error()});
    }
  }
  outcome.document = document;
  post(job, [this, outcome] { Q_EMIT mounted(outcome); });
  return document;
}

std::optional<CompletedDocument> DocumentLoader::complete(const std::shared_ptr<Job>& job,
                                                          const LoadedDocumentPtr& document,
                                                          const Result<DocumentPtr>& completed,
                                                          const scene::SceneAssets& found) {
  if (!completed || !*completed || !(*completed)->scene || !document->prepared) {
    if (!completed) {
      job->found->warn(tr("What was added to the scene cannot be shown: %1").arg(completed.error().reason()),
                       base::Unplaced::FileRefused);
    }
    return std::nullopt;
  }
  auto shown = std::make_shared<LoadedDocument>(*document);
  shown->opened.document = *completed;
  const ScenePtr& scene = (*completed)->scene;
  CompletedDocument result;
  result.assets = session::carriedAssets(*render::sceneOf(*document->prepared), found, *scene);
  shown->caster = std::make_shared<session::SharedCaster>(scene);
  shown->prepared = render::prepareScene(scene, result.assets, *job->progress, ItemSet::everything(), shown->caster);
  job->progress->step(tr("Preparing for picking"));
  result.caster = shown->caster->get(*job->progress);
  result.document = std::move(shown);
  return result;
}

void DocumentLoader::mountAndComplete(const std::shared_ptr<Job>& job, const MountRequest& request) {
  LoadedDocumentPtr document = request.document;
  scene::SceneAssets assets = request.assets;
  const std::size_t mounts = document->opened.vfs->mounts().size();
  try {
    document = addPlaces(job, request);
    if (auto completed = complete(job, document, job->opening(m_opener).resolveModels(document->opened), assets)) {
      document = completed->document;
      assets = completed->assets;
      post(job, [this, completed = std::move(*completed)] { Q_EMIT this->completed(completed); });
    } else if (foundBeyond(*document, mounts)) {
      post(job, [this] { Q_EMIT readAgainWanted(); });
      return;
    }
  } catch (const base::Cancelled&) {
    // What is there is still told of below.
  } catch (const std::bad_alloc&) {
    job->found->damage(outOfMemory(job->request.path).message, base::Unplaced::Limit);
  }
  post(job, [job] { job->yields = true; });
  if (document->prepared) {
    resolve(job, document, std::move(assets), false);
  }
}

void DocumentLoader::build(const std::shared_ptr<Job>& job, const MountRequest& request,
                           const std::vector<scene::LayerIndex>& layers, bool resolved) {
  LoadedDocumentPtr document = request.document;
  scene::SceneAssets assets = request.assets;
  bool hasCaster = false;
  try {
    const auto built = job->opening(m_opener).buildLayers(document->opened, layers);
    if (auto completed = complete(job, document, built, assets)) {
      document = completed->document;
      assets = completed->assets;
      hasCaster = true;
      post(job, [this, completed = std::move(*completed)] { Q_EMIT this->completed(completed); });
    }
  } catch (const base::Cancelled&) {
    // The shown document stays as it is.
  } catch (const std::bad_alloc&) {
    job->found->damage(outOfMemory(job->request.path).message, base::Unplaced::Limit);
  }
  post(job, [this, job] {
    job->yields = true;
    Q_EMIT layersEnded();
  });
  if (!resolved && document->prepared) {
    resolve(job, document, std::move(assets), !hasCaster);
  }
}

void DocumentLoader::resolve(const std::shared_ptr<Job>& job, const LoadedDocumentPtr& document,
                             scene::SceneAssets assets, bool preparePicking) {
  document::ResolveReport findings;
  findings.assets = assets;
  findings.diagnostics = job->found->entries();
  try {
    if (preparePicking) {
      job->progress->step(tr("Preparing for picking"));
      post(job, [this, caster = document->caster->get(*job->progress)] { Q_EMIT pickingReady(caster); });
    }
    job->opening(m_opener).resolve(document->opened, findings, [&](const scene::ScenePatch& patch) {
      if (!tellsNothingNew(patch, assets)) {
        post(job, [this, patch] { Q_EMIT patched(patch); });
      }
    });
  } catch (const base::Cancelled&) {
    findings.diagnostics.push_back({Severity::Note, tr("Looking for materials and textures was cancelled."), {}, 0});
  } catch (const std::bad_alloc&) {
    job->found->damage(outOfMemory(job->request.path).message, base::Unplaced::Limit);
    findings.diagnostics = job->found->entries();
  }
  post(job, [this, findings = std::move(findings)] { Q_EMIT resolved(findings); });
}

} // namespace vitrine::ui
