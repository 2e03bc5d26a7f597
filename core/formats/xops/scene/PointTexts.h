#pragma once

#include "core/formats/xops/scene/PointIndex.h"
#include "core/formats/xops/scene/PointPlace.h"

#include <unordered_map>

namespace vitrine::formats::xops {

/// Texts for people on the points of a file. For one thread.
class PointTexts {
public:
  PointTexts(const PointFile& file, const PointIndex& index, const PointPlace& place);

  /// "Player", "Person 12 · type 3, team 1", "Path 8: run".
  const QString& name(std::size_t row) const { return m_names[row]; }

  /// Place, heading, and each number with what it means and leads to.
  std::vector<scene::Property> properties(std::size_t row) const;

  RecordRef record(std::size_t row) const { return {m_place.section, row}; }

  /// The team of a person or template. People without a template are in team 0, as in the game.
  int team(std::size_t row) const;

  /// True if p2, p3 or p4 (parameter 0, 1, 2) should lead to another point and does not.
  bool leadsNowhere(std::size_t row, std::size_t parameter) const;

private:
  /// A user text as the string it is everywhere: keys repeat in every point.
  const QString& shared(const char* userText) const;
  const Point& point(std::size_t row) const { return m_file.points[row]; }
  /// p2, p3 or p4, unsigned where it is meant so.
  int number(std::size_t row, std::size_t parameter) const;
  /// The template of a person.
  std::optional<std::size_t> templateOf(std::size_t row) const;

  QString makeName(std::size_t row) const;
  QString personName(std::size_t row) const;
  QString plainName(std::size_t row) const;

  /// Of so many fields of kPoint.
  scene::Property property(const char* key, QString value, std::size_t row, std::size_t first,
                           std::size_t fields = 1) const;
  void addPlace(std::vector<scene::Property>& properties, std::size_t row) const;
  void addParameter(std::vector<scene::Property>& properties, std::size_t row, std::size_t parameter) const;
  void addPerson(std::vector<scene::Property>& properties, std::size_t row) const;
  void addEvent(std::vector<scene::Property>& properties, std::size_t row) const;
  scene::Property messageProperty(std::size_t row) const;

  QString linkText(std::size_t row, std::size_t parameter, const Target& target) const;
  QString ownNumberText(std::size_t row, const Target& first) const;
  QString valueText(std::size_t row, std::size_t parameter) const;

  const PointFile& m_file;
  const PointIndex& m_index;
  const PointPlace& m_place;
  std::vector<QString> m_names;
  mutable std::unordered_map<const char*, QString> m_shared;
};

/// Degrees of a rotation in radians, 0 … 360; 0 when it is no number.
float headingOf(float rotation);

} // namespace vitrine::formats::xops
