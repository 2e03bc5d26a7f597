#include "core/formats/registry/Registry.h"
#include "tests/bench/WatchedApplication.h"
#include "ui/browser/BrowserPanel.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTreeView>

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <functional>

namespace vitrine::bench {
namespace {

constexpr int kListedFiles = 10'000;
constexpr int kFilesInFolder = 250;

WatchedApplication& watched() {
  return static_cast<WatchedApplication&>(*QCoreApplication::instance());
}

/// Memory of this process, MiB.
double residentMemory() {
  QFile file(QStringLiteral("/proc/self/statm"));
  const QByteArrayList fields = file.open(QIODevice::ReadOnly) ? file.readAll().split(' ') : QByteArrayList();
  return fields.value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024.0 * 1024.0);
}

/// A folder of many small files that are recognised: the heads of textures.
const QString& madeFolder() {
  static const QTemporaryDir folder;
  static const QString path = folder.path();
  if (!QDir(path + QStringLiteral("/0")).exists()) {
    QByteArray bytes("VTF\0\7\0\0\0\2\0\0\0\x50\0\0\0", 16);
    bytes.append(64, '\0');
    for (int i = 0; i < kListedFiles; ++i) {
      const QString inside = path + QStringLiteral("/%1").arg(i / kFilesInFolder);
      if (i % kFilesInFolder == 0) {
        QDir().mkpath(inside);
      }
      QFile file(inside + QStringLiteral("/texture %1.vtf").arg((i * 7919) % kListedFiles));
      if (file.open(QIODevice::WriteOnly)) {
        file.write(bytes + QByteArray(i % 1000, 'x'));
      }
    }
  }
  return path;
}

/// A panel that lists the folder; and what a user does with it when all is there.
class ListedPanel {
public:
  explicit ListedPanel(bool tiles) : m_opener(formats::registry()), m_files(m_opener), m_panel(m_files) {
    m_panel.views().showGrid(tiles);
    m_panel.resize(900, 700);
    m_panel.show();
    watched().runUntil([this] { return m_panel.isVisible(); });
  }

  /// Lists everything; returns the time until the first row was there, ms.
  double list() {
    QElapsedTimer timer;
    timer.start();
    double first = -1;
    m_files.showFolder(madeFolder());
    work = watched().runUntil([&] {
      if (first < 0 && m_files.order().rowCount() > 0) {
        m_panel.views().currentWidget()->repaint();
        first = static_cast<double>(timer.nsecsElapsed()) / 1e6;
      }
      return !m_files.busy();
    });
    return first;
  }
  bool complete() { return m_files.model().rowCount() == kListedFiles; }
  /// CPU time of something, with the painting that follows, ms.
  double costOf(const std::function<void()>& act) {
    const double start = threadCpuTime();
    act();
    m_panel.views().currentWidget()->repaint();
    return (threadCpuTime() - start) * 1e3;
  }
  double sort() {
    double longest = 0;
    for (int column = 0; column < ui::BrowserModel::ColumnCount; ++column) {
      longest = std::max(
          longest, costOf([&] { m_files.sortBy(static_cast<ui::BrowserModel::Column>(column), Qt::DescendingOrder); }));
    }
    return longest;
  }
  double filter() {
    double longest = 0;
    auto& edit = *m_panel.findChild<QLineEdit*>();
    for (const char* text : {"t", "te", "tex", "texture 1", "texture 12", "size>500", "is:broken", ""}) {
      longest = std::max(longest, costOf([&] { edit.setText(QLatin1StringView(text)); }));
    }
    return longest;
  }
  double scroll() {
    auto& view = static_cast<QAbstractItemView&>(*m_panel.views().currentWidget());
    double longest = 0;
    for (const double share : {0.25, 0.5, 0.75, 1.0, 0.0}) {
      longest =
          std::max(longest, costOf([&] {
                     view.verticalScrollBar()->setValue(static_cast<int>(view.verticalScrollBar()->maximum() * share));
                   }));
    }
    return longest;
  }

  WatchedApplication::Work work;

private:
  formats::Opener m_opener;
  ui::FileList m_files;
  ui::BrowserPanel m_panel;
};

/// Goals: the first row within 200 ms, no job of the GUI thread longer than 50 ms, 200 MiB.
void browse(benchmark::State& state, bool tiles) {
  madeFolder();
  for (auto _ : state) {
    const double before = residentMemory();
    ListedPanel panel(tiles);
    const double first = panel.list();
    if (!panel.complete()) {
      state.SkipWithError("not all files are listed");
      return;
    }
    state.SetIterationTime(panel.work.longest);
    state.counters["first_row_ms"] = first;
    state.counters["total_ms"] = panel.work.total * 1e3;
    state.counters["sort_ms"] = panel.sort();
    state.counters["filter_ms"] = panel.filter();
    state.counters["scroll_ms"] = panel.scroll();
    state.counters["memory_MiB"] = residentMemory() - before;
    state.SetLabel(panel.work.event.toStdString());
  }
}

} // namespace

void registerBrowserBenchmarks() {
  for (const bool tiles : {false, true}) {
    benchmark::RegisterBenchmark(tiles ? "browser/10,000 files/tiles" : "browser/10,000 files/list",
                                 [tiles](benchmark::State& state) { browse(state, tiles); })
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
  }
}

} // namespace vitrine::bench
