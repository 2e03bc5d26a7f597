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
  LoadRequest request;
  std::shared_ptr<base::Diagnostics> found; ///< about files that are found after the load
  bool shown = false;                       ///< its document was delivered
  bool yields = true;                       ///< nothing is lost if it is cancelled now
  bool buildsLayers = false;                ///< layersEnded() is to be emitted
};

class DocumentLoader::Work {
public:
  /// `loader` is used by reports alone: it may be gone while the task runs.
  Work(DocumentLoader* loader, const formats::Opener& opener, std::shared_ptr<Job> job, base::TaskReports& reports,
       base::Progress& progress)
      : m_loader(loader), m_opener(opener), m_job(std::move(job)), m_reports(reports), m_progress(progress) {}

  void load();
  void mountAndComplete(const MountRequest& request);
  void build(const MountRequest& request, const std::vector<scene::LayerIndex>& layers, bool resolved);
  void resolve(const LoadedDocumentPtr& document, scene::SceneAssets assets, bool preparePicking);

private:
  opening::Opening opening() const { return {m_opener, m_job->request.options, m_progress, *m_job->found}; }
  LoadedDocumentPtr open();
  LoadedDocumentPtr addPlaces(const MountRequest& request);
  /// Prepares a document that has become more of `document`. Returns nothing if there is none.
  std::optional<CompletedDocument> complete(const LoadedDocumentPtr& document, const Result<DocumentPtr>& completed,
                                            const scene::SceneAssets& found);

  DocumentLoader* m_loader;
  const formats::Opener& m_opener;
  const std::shared_ptr<Job> m_job;
  base::TaskReports& m_reports;
  base::Progress& m_progress;
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
    Q_EMIT failed(job->request, *error);
  } else {
    Q_EMIT cancelled(job->request);
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
  startJob({.request = request, .found = std::make_shared<base::Diagnostics>()},
           tr("Opening %1").arg(QFileInfo(request.path).fileName()), [](Work& work) { work.load(); });
  Q_EMIT started(request.path);
}

void DocumentLoader::startLaterJob(const MountRequest& request, const QString& name,
                                   std::function<void(Work& work)> run, bool yields) {
  if (!m_found) {
    m_found = std::make_shared<base::Diagnostics>();
  }
  LoadRequest shown;
  shown.path = request.document->document().path;
  shown.options = request.options;
  shown.keepView = true;
  startJob({.request = std::move(shown), .found = m_found, .shown = true, .yields = yields}, name, std::move(run));
  if (!yields) {
    Q_EMIT progressed(name, -1);
  }
}

void DocumentLoader::mount(const MountRequest& request) {
  // Finds of the previous task that have not been delivered are not part of the request, so they are repeated.
  startLaterJob(
      request, tr("Looking for missing files"), [request](Work& work) { work.mountAndComplete(request); }, false);
}

void DocumentLoader::resume(const MountRequest& request, bool preparePicking) {
  startLaterJob(
      request, tr("Looking for missing files"),
      [request, preparePicking](Work& work) { work.resolve(request.document, request.assets, preparePicking); }, true);
}

void DocumentLoader::buildLayers(const MountRequest& request, const std::vector<scene::LayerIndex>& layers,
                                 bool resolved) {
  startLaterJob(
      request, tr("Building layers"),
      [request, layers, resolved](Work& work) { work.build(request, layers, resolved); }, false);
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
  const LoadedDocumentPtr document = open();
  if (!document) {
    return;
  }
  m_reports.post([loader = m_loader, job = m_job, document] {
    job->shown = true;
    loader->m_found = job->found;
    Q_EMIT loader->loaded(document, job->request);
  });
  if (document->prepared) {
    resolve(document, render::sceneOf(*document->prepared)->assets, true);
  }
}

LoadedDocumentPtr DocumentLoader::Work::open() {
  const QDateTime begun = QDateTime::currentDateTime();
  auto opened = opening().open(m_job->request.path);
  if (!opened) {
    if (opened.error().code == ErrorCode::Cancelled) {
      throw base::Cancelled();
    }
    m_reports.post(
        [loader = m_loader, job = m_job, error = opened.error()] { Q_EMIT loader->failed(job->request, error); });
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
          render::prepareScene(scene, scene->assets, m_progress, ItemSet::everything(), document->caster);
      findStart(*document, m_progress);
    } catch (const std::bad_alloc&) {
      document->sceneError = outOfMemory(m_job->request.path);
    }
  }
  m_progress.check();
  return document;
}

LoadedDocumentPtr DocumentLoader::Work::addPlaces(const MountRequest& request) {
  auto document = std::make_shared<LoadedDocument>(*request.document);
  MountOutcome outcome;
  for (const QString& named : request.places) {
    m_progress.check();
    const QString place = QFileInfo(named).isDir() ? gameFolderOf(named, request.missing) : named;
    if (const auto added = m_opener.addPlace(document->opened, place, request.options.limits)) {
      outcome.mounted << place;
    } else {
      outcome.refused.push_back({place, added.error()});
    }
  }
  outcome.document = document;
  m_reports.post([loader = m_loader, outcome] { Q_EMIT loader->mounted(outcome); });
  return document;
}

std::optional<CompletedDocument> DocumentLoader::Work::complete(const LoadedDocumentPtr& document,
                                                                const Result<DocumentPtr>& completed,
                                                                const scene::SceneAssets& found) {
  if (!completed || !*completed || !(*completed)->scene || !document->prepared) {
    if (!completed) {
      m_job->found->warn(
          DocumentLoader::tr("What was added to the scene cannot be shown: %1").arg(completed.error().reason()),
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
  shown->prepared = render::prepareScene(scene, result.assets, m_progress, ItemSet::everything(), shown->caster);
  m_progress.step(DocumentLoader::tr("Preparing for picking"));
  shown->caster->get(m_progress);
  result.document = std::move(shown);
  return result;
}

void DocumentLoader::Work::mountAndComplete(const MountRequest& request) {
  LoadedDocumentPtr document = request.document;
  scene::SceneAssets assets = request.assets;
  const std::size_t mounts = document->opened.vfs->mounts().size();
  try {
    document = addPlaces(request);
    if (auto completed = complete(document, opening().resolveModels(document->opened), assets)) {
      document = completed->document;
      assets = completed->assets;
      m_reports.post([loader = m_loader, completed = std::move(*completed)] { Q_EMIT loader->completed(completed); });
    } else if (foundBeyond(*document, mounts)) {
      m_reports.post([loader = m_loader] { Q_EMIT loader->readAgainWanted(); });
      return;
    }
  } catch (const base::Cancelled&) {
    // What is there is still told of below.
  } catch (const std::bad_alloc&) {
    m_job->found->damage(base::outOfMemory().message, base::Unplaced::Limit);
  }
  m_reports.post([job = m_job] { job->yields = true; });
  if (document->prepared) {
    resolve(document, std::move(assets), false);
  }
}

void DocumentLoader::Work::build(const MountRequest& request, const std::vector<scene::LayerIndex>& layers,
                                 bool resolved) {
  LoadedDocumentPtr document = request.document;
  scene::SceneAssets assets = request.assets;
  bool hasCaster = false;
  try {
    const auto built = opening().buildLayers(document->opened, layers);
    if (auto completed = complete(document, built, assets)) {
      document = completed->document;
      assets = completed->assets;
      hasCaster = true;
      m_reports.post([loader = m_loader, completed = std::move(*completed)] { Q_EMIT loader->completed(completed); });
    }
  } catch (const base::Cancelled&) {
    // The shown document stays as it is.
  } catch (const std::bad_alloc&) {
    m_job->found->damage(base::outOfMemory().message, base::Unplaced::Limit);
  }
  m_reports.post([loader = m_loader, job = m_job] {
    job->yields = true;
    job->buildsLayers = false;
    Q_EMIT loader->layersEnded();
  });
  if (!resolved && document->prepared) {
    resolve(document, std::move(assets), !hasCaster);
  }
}

void DocumentLoader::Work::resolve(const LoadedDocumentPtr& document, scene::SceneAssets assets, bool preparePicking) {
  document::ResolveReport findings;
  findings.assets = assets;
  findings.diagnostics = m_job->found->entries();
  try {
    if (preparePicking) {
      m_progress.step(DocumentLoader::tr("Preparing for picking"));
      document->caster->get(m_progress);
      m_reports.post([loader = m_loader] { Q_EMIT loader->pickingReady(); });
    }
    opening().resolve(document->opened, findings, [&](const scene::ScenePatch& patch) {
      if (!tellsNothingNew(patch, assets)) {
        m_reports.post([loader = m_loader, patch] { Q_EMIT loader->patched(patch); });
      }
    });
  } catch (const base::Cancelled&) {
    findings.diagnostics.push_back(
        {Severity::Note, DocumentLoader::tr("Looking for materials and textures was cancelled."), {}, 0});
  } catch (const std::bad_alloc&) {
    m_job->found->damage(base::outOfMemory().message, base::Unplaced::Limit);
    findings.diagnostics = m_job->found->entries();
  }
  m_reports.post([loader = m_loader, findings = std::move(findings)] { Q_EMIT loader->resolved(findings); });
}

} // namespace vitrine::ui
