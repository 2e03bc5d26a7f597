#include "ui/hex/InspectorTable.h"

#include "ui/hex/DataInspector.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/ViewKeys.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>

namespace vitrine::ui {
namespace {

enum InspectorColumn { kType, kLittle, kBig, kInspectorColumns };

} // namespace

InspectorTable::InspectorTable(QWidget* parent) : QTableWidget(0, kInspectorColumns, parent) {
  setObjectName(QStringLiteral("hexInspector"));
  setAccessibleName(tr("Values of the selected bytes"));
  setEditTriggers(NoEditTriggers);
  setTabKeyNavigation(false);
  setWordWrap(false);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
  horizontalHeader()->setStretchLastSection(true);
  setColumnWidth(kType, fontMetrics().averageCharWidth() * 12);
  setColumnWidth(kLittle, fontMetrics().averageCharWidth() * 22);
  nameColumns();
  keepViewKeys(this);
}

void InspectorTable::nameColumns() {
  setHorizontalHeaderLabels({tr("Type"), tr("Little-endian"), tr("Big-endian")});
}

void InspectorTable::showBytes(const ByteSourcePtr& source, HexRange selection) {
  std::vector<Reading> shown;
  const auto bytes = source ? source->readClipped(selection.offset, kMostRead) : Result<Bytes>();
  if (source && bytes) {
    shown = readings(*bytes);
    std::ranges::move(furtherReadings(*bytes), std::back_inserter(shown));
    if (selection.size > 1) {
      shown.push_back({tr("Selected"), tr("%1 bytes").arg(countText(selection.size)), {}, {}});
      if (const auto all = source->readClipped(selection.offset, selection.size <= kMostSummed ? selection.size : 0);
          all && !all->empty()) {
        std::ranges::move(sumReadings(*all), std::back_inserter(shown));
      }
    }
  }
  setRowCount(static_cast<int>(shown.size()));
  for (int row = 0; row < rowCount(); ++row) {
    const Reading& reading = shown[static_cast<std::size_t>(row)];
    const QString texts[] = {reading.type, reading.value, reading.big};
    for (int column = 0; column < kInspectorColumns; ++column) {
      if (!item(row, column)) {
        setItem(row, column, new QTableWidgetItem);
      }
      item(row, column)->setText(texts[column]);
      item(row, column)->setToolTip(texts[column]);
    }
    item(row, kLittle)->setData(Qt::DecorationRole, reading.swatch.isValid() ? QVariant(reading.swatch) : QVariant());
  }
}

void InspectorTable::setBigEndianFirst(bool first) {
  QHeaderView* header = horizontalHeader();
  header->moveSection(header->visualIndex(first ? kBig : kLittle), kLittle);
}

QString InspectorTable::selectedText() const {
  QStringList lines;
  for (int row = 0; row < rowCount(); ++row) {
    QStringList cells;
    for (int column = 0; column < kInspectorColumns; ++column) {
      if (item(row, column)->isSelected()) {
        cells << item(row, column)->text();
      }
    }
    if (!cells.isEmpty()) {
      lines << cells.join(QLatin1Char('\t'));
    }
  }
  return lines.join(QLatin1Char('\n'));
}

void InspectorTable::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    QGuiApplication::clipboard()->setText(selectedText());
  } else {
    QTableWidget::keyPressEvent(event);
  }
}

void InspectorTable::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  menu.addAction(tr("&Copy"), this, [this] { QGuiApplication::clipboard()->setText(selectedText()); })
      ->setEnabled(!selectedItems().isEmpty());
  menu.exec(event->globalPos());
}

} // namespace vitrine::ui
