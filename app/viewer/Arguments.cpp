#include "app/viewer/Arguments.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace vitrine::viewer {
namespace {

class ArgumentTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::viewer::Arguments)
};

struct Options {
  QCommandLineOption newWindow{QStringLiteral("new-window"),
                               ArgumentTexts::tr("Open a window of its own, even if one is open already.")};
  QCommandLineOption software{QStringLiteral("software"), ArgumentTexts::tr("Draw with the processor alone.")};
  QCommandLineOption game{
      QStringLiteral("game"),
      ArgumentTexts::tr("Look for materials and models in this folder or archive first. Can be given more than once."),
      QStringLiteral("PLACE")};
  QCommandLineOption language{QStringLiteral("language"),
                              ArgumentTexts::tr("Language of the window (en, ja, ru, de); VITRINE_LANG does the same."),
                              QStringLiteral("CODE")};
  QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")}, ArgumentTexts::tr("Show this help.")};
  QCommandLineOption version{QStringLiteral("version"), ArgumentTexts::tr("Show the version.")};
};

void declare(QCommandLineParser& parser, const Options& options) {
  parser.setApplicationDescription(
      ArgumentTexts::tr("Shows the 3D worlds of old games, and every byte they are made of."));
  parser.addOptions(
      {options.newWindow, options.software, options.game, options.language, options.help, options.version});
  parser.addPositionalArgument(QStringLiteral("FILE"), ArgumentTexts::tr("Files to open, or a folder to browse."),
                               QStringLiteral("[FILE|FOLDER…]"));
}

} // namespace

std::expected<Arguments, QString> parseArguments(const QStringList& arguments) {
  QCommandLineParser parser;
  const Options options;
  declare(parser, options);
  if (!parser.parse(arguments)) {
    return std::unexpected(parser.errorText());
  }
  return Arguments{.paths = parser.positionalArguments(),
                   .gameFolders = parser.values(options.game),
                   .language = parser.value(options.language),
                   .newWindow = parser.isSet(options.newWindow),
                   .software = parser.isSet(options.software),
                   .help = parser.isSet(options.help),
                   .version = parser.isSet(options.version)};
}

QString helpText() {
  QCommandLineParser parser;
  declare(parser, Options());
  return parser.helpText();
}

} // namespace vitrine::viewer
