#include "ui/hex/MapRun.h"

#include "ui/workers/DataRun.h"

namespace vitrine::ui {
namespace {

/// More would be finer than pixels.
constexpr std::size_t kEntropyBlocks = 1024;

} // namespace

MapRun::~MapRun() {
  stop();
}

void MapRun::stop() {
  if (DataRun* run = std::exchange(m_run, nullptr)) {
    run->abandon(this);
  }
}

void MapRun::start(const DocumentPtr& document, SpaceId space) {
  stop();
  const auto made = std::make_shared<SpaceMapPtr>();
  m_run = new DataRun(
      [made, document, space](base::Progress& progress) -> Result<void> {
        *made = makeSpaceMap(document, space, progress);
        return {};
      },
      this);
  connect(m_run, &DataRun::done, this, [this, made, document, space] {
    std::exchange(m_run, nullptr)->deleteLater();
    measure(document, space);
    Q_EMIT mapped(*made);
  });
  connect(m_run, &DataRun::failed, this, [this](const QString& reason) {
    std::exchange(m_run, nullptr)->deleteLater();
    Q_EMIT failed(reason);
  });
  m_run->start();
}

void MapRun::measure(const DocumentPtr& document, SpaceId space) {
  const auto curve = std::make_shared<bytes::EntropyCurve>();
  m_run = new DataRun(
      [curve, document, space](base::Progress& progress) -> Result<void> {
        auto measuredCurve = bytes::entropyCurve(*document->spaces[space].source, kEntropyBlocks, progress);
        if (!measuredCurve) {
          return std::unexpected(measuredCurve.error());
        }
        *curve = std::move(*measuredCurve);
        return {};
      },
      this);
  connect(m_run, &DataRun::done, this, [this, curve] {
    std::exchange(m_run, nullptr)->deleteLater();
    Q_EMIT measured(curve);
  });
  connect(m_run, &DataRun::failed, this, [this](const QString& reason) {
    std::exchange(m_run, nullptr)->deleteLater();
    Q_EMIT failed(reason);
  });
  m_run->start();
}

} // namespace vitrine::ui
