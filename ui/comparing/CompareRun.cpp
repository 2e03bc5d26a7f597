#include "ui/comparing/CompareRun.h"

#include "core/comparing/Compare.h"
#include "core/session/CarriedState.h"

#include <QFileInfo>
#include <QTimer>

namespace vitrine::ui {
namespace {

/// The file with all that its picture and picking need.
FileReadingPtr drawable(const ComparedFile& file, base::Progress& progress) {
  const ScenePtr& scene = file.document().scene;
  if (!scene || file.reading->sceneError) {
    return file.reading;
  }
  auto whole = std::make_shared<FileReading>(*file.reading);
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

SceneState firstStateOf(const FileReading& reading) {
  const ScenePtr& scene = reading.document->scene;
  return reading.firstState ? *reading.firstState : scene ? state::startState(*scene) : SceneState();
}

} // namespace

CompareRun::CompareRun(const formats::Opener& opener, const OfBoth<OpenDocument>& sources, QObject* parent)
    : QObject(parent), m_opener(opener) {
  for (const Side side : kSides) {
    m_parts[side].source = sources[side];
  }
  connect(&m_comparing, &base::Task::polled, this,
          [this] { Q_EMIT progressed(tr("Comparing"), std::max(m_comparing.step().fraction, 0.0)); });
  connect(&m_comparing, &base::Task::cancelled, this, &CompareRun::cancel);
  connect(&m_comparing, &base::Task::failed, this, [this](const Error& error) {
    m_ended = true;
    Q_EMIT failed(error.reason());
  });
}

void CompareRun::start() {
  m_waiting = static_cast<int>(kSides.size());
  for (const Side side : kSides) {
    startPart(side);
  }
}

void CompareRun::startPart(Side side) {
  Part& part = m_parts[side];
  OpenDocument& source = part.source;
  if (source.reading) {
    part.file.reading = source.reading;
    part.file.assets = source.shown.assets;
    part.file.state = source.shown.state ? unhidden(source.shown.state->state) : firstStateOf(*source.reading);
    if (source.resolved || !part.file.scene()) {
      QTimer::singleShot(0, this, [this, side] { endPart(side); });
      return;
    }
    wire(side);
    source.found.reset(); // the window's loader may add to it at the same time
    part.loader->resume(source, false);
  } else {
    wire(side);
    part.loader->load(source.request);
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
          [this, side](const OpenDocument& document) { takeLoaded(side, document.reading); });
  connect(loader, &DocumentLoader::resolved, this,
          [this, side](const document::ResolveReport& findings) { m_parts[side].file.assets = findings.assets; });
  connect(loader, &DocumentLoader::failed, this, [this](const LoadRequest& request, const Error& error) {
    if (!std::exchange(m_ended, true)) {
      Q_EMIT failed(tr("%1 cannot be opened: %2").arg(QFileInfo(request.path).fileName(), error.reason()));
    }
  });
  connect(loader, &DocumentLoader::cancelled, this, &CompareRun::cancel);
  connect(loader, &DocumentLoader::finished, this, [this, side] { endPart(side); });
}

void CompareRun::takeLoaded(Side side, const FileReadingPtr& reading) {
  ComparedFile& file = m_parts[side].file;
  file.reading = reading;
  file.assets = file.scene() ? file.scene()->assets : scene::SceneAssets();
  file.state = firstStateOf(*reading);
}

void CompareRun::endPart(Side side) {
  if (!m_ended && m_parts[side].file.reading && --m_waiting == 0) {
    compareBoth();
  }
}

void CompareRun::compareBoth() {
  struct Outcome {
    ComparedFiles files;
    ComparisonPtr comparison;
  };
  Outcome outcome;
  for (const Side side : kSides) {
    outcome.files[side] = m_parts[side].file;
  }
  ComparedFile& before = outcome.files[Side::Before];
  ComparedFile& after = outcome.files[Side::After];
  if (before.scene() && after.scene()) {
    // Both in the same light, and as the user has set the first.
    after.state = unhidden(
        session::carriedOver(before.state, session::readingFacts(before.scene(), before.state), after.scene()));
    after.state.adaptation = before.state.adaptation;
  }
  auto job = [outcome = std::move(outcome)](base::Progress& progress) mutable -> Result<Outcome> {
    const auto documentOf = [&outcome](Side side) {
      const ComparedFile& file = outcome.files[side];
      return comparing::ComparedDocument{file.reading->document, file.assets};
    };
    auto comparison = comparing::compare(documentOf(Side::Before), documentOf(Side::After), {}, progress);
    if (!comparison) {
      return std::unexpected(comparison.error());
    }
    outcome.comparison = std::make_shared<const comparing::Comparison>(std::move(*comparison));
    const OfBoth<render::Tints> tints = tintsOf(*outcome.comparison);
    for (const Side side : kSides) {
      ComparedFile& file = outcome.files[side];
      file.reading = drawable(file, progress);
      file.links = links::LinkIndex(file.reading->document);
      file.tints = tints[side];
    }
    return std::move(outcome);
  };
  const auto nameOf = [this](Side side) { return QFileInfo(m_parts[side].source.request.path).fileName(); };
  m_comparing.start({.name = tr("Comparing %1 with %2").arg(nameOf(Side::Before), nameOf(Side::After))}, std::move(job),
                    [this](const Outcome& made) {
                      m_ended = true;
                      Q_EMIT compared(made.files, made.comparison);
                    });
}

void CompareRun::giveUp() {
  m_ended = true;
  for (const Side side : kSides) {
    if (m_parts[side].loader) {
      m_parts[side].loader->disconnect(this);
      m_parts[side].loader->cancel();
    }
  }
  m_comparing.drop();
}

void CompareRun::cancel() {
  if (!m_ended) {
    giveUp();
    QMetaObject::invokeMethod(this, &CompareRun::cancelled, Qt::QueuedConnection);
  }
}

} // namespace vitrine::ui
