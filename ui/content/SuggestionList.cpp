#include "ui/content/SuggestionList.h"

#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/Texts.h"

#include <QDir>
#include <QHBoxLayout>
#include <QPushButton>

#include <ranges>

namespace vitrine::ui {
namespace {

constexpr std::size_t kMostShown = 3;

} // namespace

SuggestionList::SuggestionList(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)) {
  setObjectName(QStringLiteral("missingOffers"));
  m_layout->setContentsMargins(6, 2, 2, 2);
  m_layout->setSpacing(2);
  hide();
}

QString SuggestionList::textOf(const formats::SuggestedContent& offer, std::size_t missing) {
  return tr("%1 contains %2 of %3 missing files.")
      .arg(offer.name, countText(static_cast<std::uint64_t>(std::max(offer.found, 0))), countText(missing));
}

void SuggestionList::setOffers(const std::vector<formats::SuggestedContent>& offers, std::size_t missing) {
  while (QLayoutItem* item = m_layout->takeAt(0)) {
    // One of these may have been clicked just now.
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  for (const formats::SuggestedContent& offer : offers | std::views::take(kMostShown)) {
    m_layout->addWidget(makeRow(offer, missing));
  }
  setVisible(!offers.empty());
}

QWidget* SuggestionList::makeRow(const formats::SuggestedContent& offer, std::size_t missing) {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* text = new ElidedLabel(row);
  text->setText(textOf(offer, missing));
  text->setToolTip(plainToolTip(QDir::toNativeSeparators(offer.folder)));
  text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* mount = new QPushButton(tr("Mount"), row);
  mount->setAccessibleName(tr("Mount %1").arg(offer.name));
  mount->setToolTip(plainToolTip(QDir::toNativeSeparators(offer.folder)));
  connect(mount, &QPushButton::clicked, this, [this, folder = offer.folder] { Q_EMIT chosen(folder); });
  layout->addWidget(text, 1);
  layout->addWidget(mount);
  return row;
}

} // namespace vitrine::ui
