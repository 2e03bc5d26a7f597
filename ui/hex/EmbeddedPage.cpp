#include "ui/hex/EmbeddedPage.h"

#include "core/bytes/EmbeddedFiles.h"
#include "ui/widgets/Texts.h"

#include <QMenu>
#include <QPushButton>
#include <QTreeView>

namespace vitrine::ui {
namespace {

QString embeddedKindText(const FoundBytes& row) {
  const QString kind = formatText(QString::fromLatin1(row.kind));
  return row.sizeKnown ? kind : EmbeddedPage::tr("%1; its end is unknown").arg(kind);
}

} // namespace

EmbeddedPage::EmbeddedPage(QWidget* parent)
    : FoundPage(QStringLiteral("embedded"), {{.heading = [] { return tr("Kind"); }, .text = embeddedKindText}}, parent),
      m_open(makeButton("embeddedOpen", tr("Open"), tr("Open the file in a new tab"))),
      m_save(makeButton("embeddedSave", tr("Save As…"), tr("Save the bytes of the file"))) {
  setObjectName(QStringLiteral("embeddedPage"));
  list().setAccessibleName(tr("Embedded files"));
  list().setSelectionMode(QAbstractItemView::SingleSelection);
  connect(m_open, &QPushButton::clicked, this, &EmbeddedPage::open);
  connect(m_save, &QPushButton::clicked, this, &EmbeddedPage::save);
  connect(list().selectionModel(), &QItemSelectionModel::selectionChanged, this, &EmbeddedPage::enable);
  connect(&found(), &QAbstractItemModel::modelReset, this, &EmbeddedPage::enable);
  enable();
}

QPushButton* EmbeddedPage::makeButton(const char* name, const QString& text, const QString& tip) {
  auto* button = new QPushButton(text, this);
  button->setObjectName(QLatin1String(name));
  button->setToolTip(tip);
  button->setAutoDefault(false);
  addOption(button);
  return button;
}

std::optional<ByteRange> EmbeddedPage::rangeInFile(const Document& document, const ByteRange& find) {
  ByteRange range = find;
  while (range.space != base::kFileSpace) {
    const ByteSpace& space = document.spaces[range.space];
    const auto& coded = space.codedRange;
    if (!coded || coded->space >= range.space || !space.decoder.isEmpty() || range.end() > coded->size) {
      return std::nullopt;
    }
    range = {coded->space, coded->offset + range.offset, range.size};
  }
  return range;
}

FoundPage::Job EmbeddedPage::job(const DocumentPtr& document, SpaceId space) const {
  return [document, space](const Sink& sink, base::Progress& progress) {
    const auto take = [&](const bytes::EmbeddedFile& file) {
      FoundBytes row;
      row.range = {space, file.offset, file.size};
      row.kind = file.name;
      row.extension = file.extension;
      row.sizeKnown = file.sizeKnown;
      sink(std::move(row));
    };
    return bytes::findEmbeddedFiles(*document->spaces[space].source, {}, take, progress);
  };
}

bool EmbeddedPage::canOpen() const {
  const auto rows = selectedRows();
  return document() && rows.size() == 1 && rangeInFile(*document(), rows.front().range);
}

void EmbeddedPage::enable() {
  const bool any = selectedRows().size() == 1;
  m_open->setEnabled(canOpen());
  m_open->setToolTip(any && !canOpen() ? tr("The file is in decoded bytes. Save it first, then open it.")
                                       : tr("Open the file in a new tab"));
  m_save->setEnabled(any);
}

void EmbeddedPage::open() {
  if (canOpen()) {
    const FoundBytes file = selectedRows().front(); // views may load another document
    Q_EMIT openWanted(file);
  }
}

void EmbeddedPage::save() {
  const auto rows = selectedRows();
  if (rows.size() == 1) {
    Q_EMIT saveWanted(rows.front());
  }
}

void EmbeddedPage::fillMenu(QMenu& menu) {
  menu.addAction(tr("&Open"), this, &EmbeddedPage::open)->setEnabled(canOpen());
  menu.addAction(tr("&Save As…"), this, &EmbeddedPage::save);
  FoundPage::fillMenu(menu);
}

} // namespace vitrine::ui
