#include "ui/exporting/DataSaver.h"

#include "core/base/Task.h"
#include "core/exporting/DataFile.h"
#include "ui/settings/BrowserSettings.h"
#include "ui/settings/FileSettings.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QProgressDialog>

namespace vitrine::ui {
namespace {

constexpr int kShowProgressAfterMs = 400;
constexpr int kDataProgressSteps = 1000;

} // namespace

DataSaver::DataSaver(Settings& settings, QWidget* window) : QObject(window), m_settings(settings), m_window(window) {}

QStringList DataSaver::filtersOf(const Order& order) {
  QStringList filters;
  for (const Form& form : order.forms) {
    filters << QStringLiteral("%1 (*%2)")
                   .arg(form.name, form.ending.isEmpty() ? QString() : QLatin1Char('.') + form.ending);
  }
  return filters;
}

void DataSaver::ask(Order order) {
  const QStringList filters = filtersOf(order);
  const QString folder = folderOrHome(m_settings.value(setting::kBatchFolder));
  auto* dialog = new QFileDialog(m_window, order.title, folder);
  dialog->setObjectName(QStringLiteral("dataDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setFileMode(QFileDialog::AnyFile);
  dialog->setNameFilters(filters);
  const auto follow = [dialog, filters, forms = order.forms](const QString& filter) {
    dialog->setDefaultSuffix(forms[static_cast<std::size_t>(std::max<qsizetype>(filters.indexOf(filter), 0))].ending);
  };
  connect(dialog, &QFileDialog::filterSelected, dialog, follow);
  follow(filters.front());
  const QString& ending = order.forms.front().ending;
  dialog->selectFile(ending.isEmpty() ? order.name : order.name + QLatin1Char('.') + ending);
  connect(dialog, &QFileDialog::fileSelected, this,
          [this, dialog, order = std::move(order)](const QString& path) { write(order, *dialog, path); });
  dialog->open();
}

void DataSaver::write(const Order& order, const QFileDialog& dialog, const QString& path) {
  const QString ending = QFileInfo(path).suffix();
  auto form = std::ranges::find_if(order.forms, [&](const Form& one) {
    return one.ending.isEmpty() || one.ending.compare(ending, Qt::CaseInsensitive) == 0;
  });
  if (form == order.forms.end()) {
    const qsizetype chosen = filtersOf(order).indexOf(dialog.selectedNameFilter());
    form = order.forms.begin() + std::max<qsizetype>(chosen, 0);
  }
  m_settings.set(setting::kBatchFolder, QFileInfo(path).path());
  const Job job = [path, opened = order.opened, write = form->write](base::Progress& progress) {
    return exporting::writeDataFile(path, opened, [&](const bytes::ByteSink& sink) { return write(sink, progress); });
  };
  run(
      tr("Writing %1").arg(QFileInfo(path).fileName()), job, [this, path] { Q_EMIT saved(path); },
      QDir::toNativeSeparators(path));
}

void DataSaver::run(const QString& label, Job job, std::function<void()> then, const QString& about) {
  auto* dialog = new QProgressDialog(label, tr("Cancel"), 0, kDataProgressSteps, m_window);
  dialog->setObjectName(QStringLiteral("dataProgress"));
  dialog->setWindowTitle(tr("Save Data"));
  dialog->setMinimumDuration(kShowProgressAfterMs);
  dialog->setAutoClose(false);
  dialog->setAutoReset(false);
  dialog->setValue(0);
  auto* task = new base::Task(this);
  const auto end = [task, shown = QPointer(dialog)] {
    if (shown) {
      shown->deleteLater();
    }
    task->deleteLater();
  };
  connect(task, &base::Task::progressed, dialog, [dialog](const QString& /*phase*/, double fraction) {
    dialog->setValue(static_cast<int>(std::clamp(fraction, 0.0, 1.0) * kDataProgressSteps));
  });
  connect(dialog, &QProgressDialog::canceled, task, &base::Task::cancel);
  connect(task, &base::Task::cancelled, this, end);
  connect(task, &base::Task::failed, this, [this, end, about](const Error& error) {
    end();
    Q_EMIT failed(about.isEmpty() ? error.reason() : QStringLiteral("%1: %2").arg(about, error.reason()));
  });
  task->start({.name = label}, std::move(job), [end, then = std::move(then)] {
    end();
    then();
  });
}

} // namespace vitrine::ui
