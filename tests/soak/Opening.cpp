#include "tests/soak/Opening.h"

#include "core/formats/registry/Registry.h"
#include "ui/documents/Documents.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/viewport/Viewport.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMap>
#include <QTemporaryDir>

#include <malloc.h>

#include <algorithm>
#include <cstdio>

namespace vitrine::soak {
namespace {

constexpr int kOpens = 200;
constexpr int kFirstOpens = 20;
/// A new tab for every so manieth file; the others take the place of what is shown.
constexpr int kPerTab = 4;
constexpr int kMostTabs = 5;
constexpr double kMostGrowth = 1.1;
/// Frames after which Qt 3D has deleted the programs that nobody has any more: it looks for them every 600.
constexpr int kFramesToPurge = 601;

class Window {
public:
  Window() : m_settings(m_folder.filePath(QStringLiteral("settings.ini"))), m_opener(formats::registry()) {
    m_settings.set(ui::setting::kReducedMotion, true); // what plays never comes to rest
    m_window = std::make_unique<ui::MainWindow>(m_opener, m_settings);
    m_window->resize(600, 400);
    m_window->show();
    rest();
  }

  void open(const QString& file, bool inNewTab) {
    if (!inNewTab) {
      m_window->opening().openFile(file);
    } else {
      while (m_tabs >= kMostTabs) {
        controller().close(0);
        --m_tabs;
      }
      controller().openInNewTabs({file});
      ++m_tabs;
    }
    rest();
  }

  void closeAll() {
    for (; m_tabs > 0; --m_tabs) {
      controller().close(0);
    }
    m_window->opening().close();
    rest();
  }

  /// Lets Qt 3D delete what it has been told to: until then it counts as used.
  void purge(const QStringList& files) {
    for (const QString& file : files) {
      open(file, false);
      if (m_window->session().scene()) {
        break;
      }
    }
    ui::Viewport& viewport = m_window->viewport();
    for (int i = 0; i < kFramesToPurge; ++i) {
      const std::uint64_t before = viewport.view().framesDrawn();
      viewing::CameraPose pose = viewport.camera().rig().pose();
      pose.position += QVector3D(i % 2 == 0 ? 1e-3F : -1e-3F, 0, 0);
      viewport.camera().setPose(pose);
      while (viewport.view().framesDrawn() == before) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
      }
    }
    closeAll();
  }

private:
  ui::TabController& controller() { return m_window->documents().controller(); }
  void rest() {
    // What was given up by a call from here, below which no event loop runs, would otherwise wait for one.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    ui::Viewport& viewport = m_window->viewport(); // out of sight while nothing is shown
    while (m_window->opening().loader().busy() || (viewport.isVisible() && !viewport.view().isAtRest())) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
  }

  QTemporaryDir m_folder;
  ui::Settings m_settings;
  formats::Opener m_opener;
  std::unique_ptr<ui::MainWindow> m_window;
  int m_tabs = 0; ///< beside the one there always is
};

/// MiB of this process that are not given back.
double residentMemory() {
  malloc_trim(0);
  QFile status(QStringLiteral("/proc/self/status"));
  if (!status.open(QIODevice::ReadOnly)) {
    qFatal("there is no /proc/self/status");
  }
  for (const QByteArray& line : status.readAll().split('\n')) {
    if (line.startsWith("VmRSS:")) {
      return line.mid(6).trimmed().split(' ').front().toDouble() / 1024.0;
    }
  }
  qFatal("/proc/self/status tells no memory");
}

/// Files in the order in which they are opened. What a format needs is filled once, when its first files come: shaders,
/// fonts, code. So the first ones are the largest of each format in turn; what comes after them is all over the list.
QStringList opened(const QStringList& files) {
  QMap<QString, QStringList> byFormat;
  for (const QString& file : files) {
    byFormat[QFileInfo(file).suffix().toLower()] << file;
  }
  for (QStringList& of : byFormat) {
    std::ranges::stable_sort(of, std::ranges::greater(), [](const QString& file) { return QFileInfo(file).size(); });
  }
  QStringList order;
  for (qsizetype turn = 0; order.size() < kFirstOpens; ++turn) {
    for (const QStringList& of : std::as_const(byFormat)) {
      order << of[turn % of.size()];
    }
  }
  order.resize(kFirstOpens);
  for (qsizetype i = kFirstOpens; i < kOpens; ++i) {
    order << files[(i * (files.size() / kFirstOpens + 1)) % files.size()];
  }
  return order;
}

} // namespace

bool openOverAndOver(const QStringList& files) {
  const QStringList order = opened(files);
  Window window;
  double first = 0;
  for (int i = 0; i < kOpens; ++i) {
    const QString& file = order[i];
    window.open(file, i % kPerTab == 0);
    if (i + 1 == kFirstOpens) {
      window.purge(files);
      first = residentMemory();
    }
  }
  window.purge(files);
  const double last = residentMemory();
  std::printf("%d files opened: %.1f MiB after %d, %.1f MiB at the end (%+.1f %%)\n", kOpens, first, kFirstOpens, last,
              (last / first - 1) * 100);
  return last <= first * kMostGrowth;
}

} // namespace vitrine::soak
