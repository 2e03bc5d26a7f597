#pragma once

#include "ui/comparing/ComparedFiles.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// A value of something in both files.
struct ComparedValue {
  QString name;
  QString before;
  QString after;
};

/// The values of a difference: those that differ; of what only one file has, all of its record or its node.
std::vector<ComparedValue> valuesOf(const comparing::Difference& difference, const ComparedFiles& files);
/// Numbers of a group: of things, and of differences by their kind.
std::vector<ComparedValue> valuesOf(const comparing::DifferenceGroup& group);

/// Values side by side: name, before, after.
class ValueModel : public TableModel<ComparedValue> {
  Q_OBJECT

public:
  enum Column { Name, Before, After };

  explicit ValueModel(QObject* parent = nullptr);
};

} // namespace vitrine::ui
