#include "ui/session/DocumentLoader.h"

#include "core/formats/api/AssetResolver.h"

#include <QElapsedTimer>

#include <new>

namespace vitrine::ui {
namespace {

constexpr qint64 kProgressIntervalMs = 40;

Error outOfMemory(const QString& path) {
  return Error::of(ErrorCode::LimitReached, DocumentLoader::tr("there is not enough memory"), path);
}

} // namespace

struct DocumentLoader::Job {
  LoadRequest request;
  std::unique_ptr<base::Progress> progress;
  QElapsedTimer sinceReport;
  QString lastPhase;
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

void DocumentLoader::load(const LoadRequest& request) {
  if (m_job) {
    m_job->progress->cancel();
  }
  auto job = std::make_shared<Job>();
  job->request = request;
  // The listener runs on the worker, and only while the job is alive: the job owns it.
  job->progress = std::make_unique<base::Progress>(
      [this, raw = job.get(), weak = std::weak_ptr(job)](const QString& phase, double fraction) {
        if (raw->lastPhase == phase && raw->sinceReport.isValid() && raw->sinceReport.elapsed() < kProgressIntervalMs) {
          return;
        }
        raw->lastPhase = phase;
        raw->sinceReport.start();
        if (const auto alive = weak.lock()) {
          post(alive, [this, phase, fraction] { Q_EMIT progressed(phase, fraction); });
        }
      });
  m_job = job;
  Q_EMIT started(request.path);
  m_pool.start([this, job] { run(job); });
}

void DocumentLoader::cancel() {
  if (m_job) {
    m_job->progress->cancel();
  }
}

void DocumentLoader::post(const std::shared_ptr<Job>& job, std::function<void()> report) {
  QMetaObject::invokeMethod(
      this,
      [this, job, report = std::move(report)] {
        if (m_job == job) {
          report();
        }
      },
      Qt::QueuedConnection);
}

void DocumentLoader::end(const std::shared_ptr<Job>& job) {
  post(job, [this] {
    m_job.reset();
    Q_EMIT finished();
  });
}

void DocumentLoader::run(const std::shared_ptr<Job>& job) {
  const LoadRequest& request = job->request;
  try {
    if (const LoadedDocumentPtr document = open(job)) {
      post(job, [this, document, request] { Q_EMIT loaded(document, request); });
      resolve(job, document);
    }
  } catch (const base::Cancelled&) {
    post(job, [this, request] { Q_EMIT cancelled(request); });
  }
  end(job);
}

LoadedDocumentPtr DocumentLoader::open(const std::shared_ptr<Job>& job) {
  const LoadRequest& request = job->request;
  base::Progress& progress = *job->progress;
  auto opened = m_opener.open(request.path, request.options, progress);
  if (!opened) {
    if (opened.error().code == ErrorCode::Cancelled) {
      throw base::Cancelled();
    }
    post(job, [this, request, error = opened.error()] { Q_EMIT failed(request, error); });
    return nullptr;
  }
  auto document = std::make_shared<LoadedDocument>();
  document->opened = std::move(*opened);
  document->sceneError = document->document().sceneError;
  if (const ScenePtr& scene = document->document().scene) {
    try {
      document->prepared = render::prepareScene(scene, scene->assets, progress);
    } catch (const std::bad_alloc&) {
      document->sceneError = outOfMemory(request.path);
    }
  }
  progress.check();
  return document;
}

void DocumentLoader::resolve(const std::shared_ptr<Job>& job, const LoadedDocumentPtr& document) {
  if (!document->prepared) {
    return;
  }
  const ScenePtr scene = render::sceneOf(*document->prepared);
  base::Diagnostics diagnostics;
  files::MissingFiles missing;
  scene::SceneAssets assets = scene->assets;
  try {
    job->progress->step(tr("Preparing for picking"));
    auto caster = std::make_shared<const scene::RayCaster>(scene, job->progress.get());
    post(job, [this, caster] { Q_EMIT pickingReady(caster); });
    formats::LoadContext context{*document->opened.vfs,
                                 diagnostics,
                                 missing,
                                 *job->progress,
                                 job->request.options.limits,
                                 job->request.options.formatOptions};
    formats::AssetResolver(document->opened).resolveAll(assets, context, [this, &job](const scene::ScenePatch& patch) {
      post(job, [this, patch] { Q_EMIT patched(patch); });
    });
  } catch (const base::Cancelled&) {
    diagnostics.note(tr("Looking for materials and textures was cancelled."));
  } catch (const std::bad_alloc&) {
    diagnostics.damage(outOfMemory(job->request.path).message);
  }
  document::Findings findings{std::move(assets), missing.entries(), diagnostics.entries()};
  post(job, [this, findings = std::move(findings)] { Q_EMIT resolved(findings); });
}

} // namespace vitrine::ui
