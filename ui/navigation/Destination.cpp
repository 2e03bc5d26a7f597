#include "ui/navigation/Destination.h"

#include "core/structure/FindSection.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace vitrine::ui {
namespace {

struct DestinationTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::Destination)
};

std::optional<Destination> parseRecord(const Document& document, const QString& text) {
  static const QRegularExpression kRecord(QStringLiteral("^(.*[^\\s\\[:/])(?:\\s*[\\[:/]\\s*|\\s+)(\\d+)\\s*\\]?$"));
  static const QRegularExpression kNumber(QStringLiteral("^\\d+$"));
  const QRegularExpressionMatch match = kRecord.match(text);
  if (!match.hasMatch() || kNumber.match(match.captured(1)).hasMatch()) {
    return std::nullopt;
  }
  const auto section = structure::findSection(document.structure, match.captured(1));
  bool valid = false;
  const std::uint64_t row = match.captured(2).toULongLong(&valid);
  if (!section || !valid || !document.structure.rangeOf(RecordRef{*section, row})) {
    return std::nullopt;
  }
  return StructureDestination{*section, row};
}

std::optional<Destination> parseSection(const Document& document, const QString& text) {
  if (!text.contains(QLatin1Char('/'))) {
    return std::nullopt; // a word is rather the name of a thing
  }
  const auto section = structure::findSection(document.structure, text);
  return section ? std::optional<Destination>(StructureDestination{*section, std::nullopt}) : std::nullopt;
}

} // namespace

std::optional<Destination> parseDestination(const Document* document, const QString& text) {
  const QString words = text.trimmed();
  if (const auto link = viewing::ViewLink::parse(words)) {
    return *link;
  }
  if (!document) {
    return std::nullopt;
  }
  if (const auto place = viewing::parseSetpos(words)) {
    return *place;
  }
  // A record's own name wins over a section that is called like a number.
  const auto record = parseRecord(*document, words);
  return record ? record : parseSection(*document, words);
}

std::vector<base::SyntaxTerm> destinationTerms() {
  return {{QStringLiteral("x y z"), DestinationTexts::tr("The camera goes to these coordinates of the file."),
           QStringLiteral("128 -64 32")},
          {QStringLiteral("setpos setang"),
           DestinationTexts::tr("The camera goes to the position that a game's console prints."),
           QStringLiteral("setpos 128 -64 32; setang 10 90 0")},
          {DestinationTexts::tr("section number"),
           DestinationTexts::tr("A record is selected, by its section and number."), QStringLiteral("lumps/FACES 12")},
          {DestinationTexts::tr("folder/section"), DestinationTexts::tr("A section is selected."),
           QStringLiteral("lumps/FACES")},
          {QStringLiteral("vitrine:"), DestinationTexts::tr("A view link is opened."),
           QStringLiteral("vitrine:view?at=128,-64,32")},
          {DestinationTexts::tr("name"), DestinationTexts::tr("Frames the item with this name, from the list below."),
           QStringLiteral("light")}};
}

} // namespace vitrine::ui
