#include "ui/comparing/CompareRun.h"

#include "core/comparing/Compare.h"
#include "core/session/CarriedState.h"
#include "ui/workers/DataRun.h"

#include <QFileInfo>
#include <QTimer>

namespace vitrine::ui {
namespace {

/// The file with all that its picture and picking need.
LoadedDocumentPtr drawable(const ComparedFile& file, base::Progress& progress) {
  const ScenePtr& scene = file.document().scene;
  if (!scene || file.loaded->sceneError) {
    return file.loaded;
  }
  auto whole = std::make_shared<LoadedDocument>(*file.loaded);
  if (!whole->caster) {
    whole->caster = std::make_shared<session::SharedCaster>(scene);
  }
  if (!whole->prepared) {
    whole->prepared = render::prepareScene(scene, file.assets, progress, ItemSet::everything(), whole->caster);
  }
  whole->caster->get(progress);
  return whole;
}

/// The user's state, with nothing hidden: differences are to be seen.
SceneState unhidden(SceneState state) {
  state.hidden = {};
  state.isolated = {};
  state.locked = {};
  return state;
}

SceneState firstStateOf(const LoadedDocument& loaded) {
  const ScenePtr& scene = loaded.document().scene;
  return loaded.firstState ? *loaded.firstState : scene ? state::startState(*scene) : SceneState();
}

} // namespace

CompareRun::CompareRun(const formats::Opener& opener, const OfBoth<ComparedSource>& sources, QObject* parent)
    : QObject(parent), m_opener(opener) {
  for (const Side side : kSides) {
    m_parts[side].source = sources[side];
  }
}

CompareRun::~CompareRun() {
  giveUp();
}

void CompareRun::start() {
  m_waiting = static_cast<int>(kSides.size());
  for (const Side side : kSides) {
    startPart(side);
  }
}

void CompareRun::startPart(Side side) {
  Part& part = m_parts[side];
  const LoadRequest& request = part.source.request;
  if (part.source.open) {
    const SessionMemory& open = *part.source.open;
    part.file.loaded = open.document;
    part.file.assets = open.shown.assets;
    part.file.state = open.shown.state ? unhidden(open.shown.state->state) : firstStateOf(*open.document);
    if (open.resolved || !part.file.scene()) {
      QTimer::singleShot(0, this, [this, side] { endPart(side); });
      return;
    }
    wire(side);
    part.loader->resume({open.document, request.options, open.shown.assets, {}, {}}, false);
  } else {
    wire(side);
    part.loader->load(request);
  }
}

void CompareRun::wire(Side side) {
  Part& part = m_parts[side];
  part.loader = std::make_unique<DocumentLoader>(m_opener);
  const DocumentLoader* loader = part.loader.get();
  const QString name = QFileInfo(part.source.request.path).fileName();
  connect(loader, &DocumentLoader::progressed, this, [this, name](const QString& phase, double fraction) {
    Q_EMIT progressed(tr("%1: %2").arg(name, phase), fraction);
  });
  connect(loader, &DocumentLoader::loaded, this,
          [this, side](const LoadedDocumentPtr& document) { takeLoaded(side, document); });
  connect(loader, &DocumentLoader::resolved, this,
          [this, side](const document::ResolveReport& findings) { m_parts[side].file.assets = findings.assets; });
  connect(loader, &DocumentLoader::failed, this, [this](const LoadRequest& request, const Error& error) {
    if (!std::exchange(m_ended, true)) {
      Q_EMIT failed(tr("%1 cannot be opened: %2").arg(QFileInfo(request.path).fileName(), error.reason()));
    }
  });
  connect(loader, &DocumentLoader::finished, this, [this, side] { endPart(side); });
}

void CompareRun::takeLoaded(Side side, const LoadedDocumentPtr& document) {
  ComparedFile& file = m_parts[side].file;
  file.loaded = document;
  file.assets = file.scene() ? file.scene()->assets : scene::SceneAssets();
  file.state = firstStateOf(*document);
}

void CompareRun::endPart(Side side) {
  if (!m_ended && m_parts[side].file.loaded && --m_waiting == 0) {
    compareBoth();
  }
}

void CompareRun::compareBoth() {
  struct Outcome {
    ComparedFiles files;
    ComparisonPtr comparison;
  };
  const auto outcome = std::make_shared<Outcome>();
  for (const Side side : kSides) {
    outcome->files[side] = m_parts[side].file;
  }
  ComparedFile& before = outcome->files[Side::Before];
  ComparedFile& after = outcome->files[Side::After];
  if (before.scene() && after.scene()) {
    // Both in the same light, and as the user has set the first.
    after.state = unhidden(
        session::carriedOver(before.state, session::readingFacts(before.scene(), before.state), after.scene()));
    after.state.adaptation = before.state.adaptation;
  }
  const auto job = [outcome](base::Progress& progress) -> Result<void> {
    const auto compared = [&outcome](Side side) {
      const ComparedFile& file = outcome->files[side];
      return comparing::ComparedDocument{file.loaded->opened.document, file.assets};
    };
    auto comparison = comparing::compare(compared(Side::Before), compared(Side::After), {}, progress);
    if (!comparison) {
      return std::unexpected(comparison.error());
    }
    outcome->comparison = std::make_shared<const comparing::Comparison>(std::move(*comparison));
    const OfBoth<render::Tints> tints = tintsOf(*outcome->comparison);
    for (const Side side : kSides) {
      ComparedFile& file = outcome->files[side];
      file.loaded = drawable(file, progress);
      file.links = links::LinkIndex(file.loaded->opened.document);
      file.tints = tints[side];
    }
    return {};
  };
  m_run = new DataRun(job, this);
  connect(m_run, &DataRun::progressed, this, [this](double fraction) { Q_EMIT progressed(tr("Comparing"), fraction); });
  connect(m_run, &DataRun::done, this, [this, outcome] {
    if (!std::exchange(m_ended, true)) {
      Q_EMIT compared(outcome->files, outcome->comparison);
    }
  });
  connect(m_run, &DataRun::failed, this, [this](const QString& reason) {
    if (!std::exchange(m_ended, true)) {
      Q_EMIT failed(reason);
    }
  });
  m_run->start();
}

void CompareRun::giveUp() {
  m_ended = true;
  for (const Side side : kSides) {
    if (m_parts[side].loader) {
      m_parts[side].loader->disconnect(this);
      m_parts[side].loader->cancel();
    }
  }
  if (m_run) {
    m_run->disconnect(this);
    m_run->cancel();
  }
}

void CompareRun::cancel() {
  if (!m_ended) {
    giveUp();
    QMetaObject::invokeMethod(this, &CompareRun::cancelled, Qt::QueuedConnection);
  }
}

} // namespace vitrine::ui
