#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace vitrine::tests {

/// Reader of the part of ImHex's pattern language that patterns of ours are written in, by the language's own rules:
/// what the patterns are judged by. Throws std::runtime_error for what is none.
class PatternReader {
public:
  /// Variable that a pattern places.
  struct Variable {
    QString type;
    QString name; ///< as shown
    std::uint64_t count = 0;
    std::uint64_t offset = 0;
  };

  explicit PatternReader(const QString& pattern);

  const std::vector<Variable>& variables() const { return m_variables; }
  bool isStruct(const QString& type) const { return m_structs.contains(type); }
  /// The values of the first `most` elements, each a list in the order of the fields; nullptr: left out. Counters
  /// before lists are no values of their own.
  std::vector<nlohmann::ordered_json> valuesOf(const Variable& variable, const QByteArray& file,
                                               std::uint64_t most) const;

private:
  struct Bits {
    QString name;
    int count = 0;
  };
  class Record;

  void readBlock(const QString& head, QStringList& lines);

  QHash<QString, QStringList> m_structs; ///< their lines
  QHash<QString, std::vector<Bits>> m_bitFields;
  QHash<QString, QString> m_enums; ///< their numbers' types
  std::vector<Variable> m_variables;
};

} // namespace vitrine::tests
