#include "ui/widgets/QueryHelp.h"

#include "ui/widgets/NoMatchNote.h"
#include "ui/widgets/QueryEdit.h"

#include <QHeaderView>
#include <QScreen>
#include <QTreeView>

namespace vitrine::ui {
namespace {

TableColumns<base::SyntaxTerm> termColumns() {
  return {
      {.text = &base::SyntaxTerm::form}, {.text = &base::SyntaxTerm::meaning}, {.text = &base::SyntaxTerm::example}};
}

constexpr int kWidestLetters = 110;
constexpr int kMostRows = 16;

} // namespace

QueryHelp::QueryHelp(std::vector<base::SyntaxTerm> terms, QWidget& field)
    : FilterPopup(tr("What Can Be Typed"), &field), m_model(termColumns()) {
  setObjectName(QStringLiteral("queryHelpPopup"));
  edit().setPlaceholderText(tr("Find a term"));
  m_model.replace(std::move(terms));
  setModel(&m_model);
  QHeaderView& header = *list().header();
  header.setSectionResizeMode(0, QHeaderView::ResizeToContents);
  header.setSectionResizeMode(1, QHeaderView::Stretch);
  new NoMatchNote(&list(), edit());
}

void QueryHelp::run() {
  if (const QModelIndex row = current(); row.isValid()) {
    const QString example = m_model.at(row.row()).example;
    accept();
    Q_EMIT chosen(example);
  }
}

QRect QueryHelp::placeOnScreen() const {
  const QWidget& field = *parentWidget();
  const QRect screen = field.screen()->availableGeometry();
  const int width = std::min(fontMetrics().averageCharWidth() * kWidestLetters, screen.width());
  const int rows = std::min(m_model.rowCount(), kMostRows) + 2; // and the line, with its margins
  const int height = std::min(list().sizeHintForRow(0) * rows + edit().sizeHint().height(), screen.height());
  const QPoint below = field.mapToGlobal(QPoint(0, field.height()));
  QRect place(below, QSize(width, height));
  if (place.bottom() > screen.bottom()) {
    place.moveBottom(below.y() - field.height());
  }
  place.moveLeft(std::clamp(place.left(), screen.left(), std::max(screen.left(), screen.right() + 1 - width)));
  place.moveTop(std::max(place.top(), screen.top()));
  return place;
}

} // namespace vitrine::ui
