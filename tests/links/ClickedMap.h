#pragma once

#include "tests/links/Clicks.h"

#include <gtest/gtest.h>

#include <functional>
#include <vector>

namespace vitrine::tests {

/// A pixel that was clicked: where the ray through it ended, and the record it leads to.
struct Click {
  picking::Hit hit;
  RecordRef record;
};

/// A map of the samples, clicked at many pixels of views that between them see most of it; parameter: its path below
/// the folder of its format.
class ClickedMap : public testing::TestWithParam<const char*> {
protected:
  /// Skips the test when there are no samples.
  void open(const QString& folder);

  /// For each click: the record has bytes, each of them leads back to the record and the record back to the item; then
  /// `follow` judges what is in the bytes. Enough places and enough different records must have been met.
  void followClicks(const std::function<void(const Click&, const Bytes& record)>& follow) const;

  const Scene& scene() const { return *m_document->scene; }
  QString sectionOf(const RecordRef& record) const { return m_document->structure[record.section].path; }
  /// Corners of the triangle that was hit, in file coordinates and index order.
  std::array<QVector3D, 3> triangleOf(const picking::Hit& hit) const;

  DocumentPtr m_document;
};

} // namespace vitrine::tests
