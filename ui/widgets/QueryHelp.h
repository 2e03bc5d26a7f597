#pragma once

#include "core/base/SyntaxTerm.h"
#include "ui/widgets/FilterPopup.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// The constructs of a query language with their meanings and examples, below the field that they are for. Enter or a
/// click chooses the example of a row.
class QueryHelp : public FilterPopup {
  Q_OBJECT

public:
  QueryHelp(std::vector<base::SyntaxTerm> terms, QWidget& field);

Q_SIGNALS:
  void chosen(const QString& example);

protected:
  void run() override;
  QRect placeOnScreen() const override;

private:
  TableModel<base::SyntaxTerm> m_model;
};

} // namespace vitrine::ui
