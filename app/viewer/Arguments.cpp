#include "app/viewer/Arguments.h"

#include "core/viewing/ViewLink.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QUrl>

namespace vitrine::viewer {
namespace {

class ArgumentTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::viewer::Arguments)
};

struct Options {
  QCommandLineOption newWindow{QStringLiteral("new-window"),
                               ArgumentTexts::tr("Open a new window, even if one is already open.")};
  QCommandLineOption software{QStringLiteral("software"), ArgumentTexts::tr("Use software rendering.")};
  QCommandLineOption resetLayout{
      QStringLiteral("reset-layout"),
      ArgumentTexts::tr("Start with the default size and panels. The previous ones are kept.")};
  QCommandLineOption game{
      QStringLiteral("game"),
      ArgumentTexts::tr("Search this folder or archive first for materials and models. Can be given more than once."),
      QStringLiteral("PLACE")};
  QCommandLineOption view{QStringLiteral("view"), ArgumentTexts::tr("Show the file in the view of this view link."),
                          QStringLiteral("LINK")};
  QCommandLineOption language{QStringLiteral("language"),
                              ArgumentTexts::tr("Language of the window (en, ja, ru, de). VITRINE_LANG does the same."),
                              QStringLiteral("CODE")};
  QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")}, ArgumentTexts::tr("Show this help.")};
  QCommandLineOption version{QStringLiteral("version"), ArgumentTexts::tr("Show the version.")};
};

void declare(QCommandLineParser& parser, const Options& options) {
  parser.setApplicationDescription(
      ArgumentTexts::tr("Shows the 3D worlds of old games, and every byte they are made of."));
  parser.addOptions({options.newWindow, options.software, options.resetLayout, options.game, options.view,
                     options.language, options.help, options.version});
  parser.addPositionalArgument(QStringLiteral("FILE"),
                               ArgumentTexts::tr("Files or view links to open, or a folder to browse."),
                               QStringLiteral("[FILE|FOLDER|LINK…]"));
}

/// Desktops name files by URIs where a program takes links.
QString pathOf(const QString& argument) {
  const QUrl url(argument);
  return QFileInfo(url.isLocalFile() ? url.toLocalFile() : argument).absoluteFilePath();
}

} // namespace

std::expected<Arguments, QString> parseArguments(const QStringList& arguments) {
  QCommandLineParser parser;
  const Options options;
  declare(parser, options);
  if (!parser.parse(arguments)) {
    return std::unexpected(parser.errorText());
  }
  if (parser.isSet(options.view)) {
    if (const auto link = viewing::ViewLink::parse(parser.value(options.view)); !link) {
      return std::unexpected(QStringLiteral("--view: ") + link.error().reason());
    }
  }
  return Arguments{.paths = parser.positionalArguments(),
                   .gameFolders = parser.values(options.game),
                   .view = parser.value(options.view),
                   .language = parser.value(options.language),
                   .newWindow = parser.isSet(options.newWindow),
                   .software = parser.isSet(options.software),
                   .resetLayout = parser.isSet(options.resetLayout),
                   .help = parser.isSet(options.help),
                   .version = parser.isSet(options.version)};
}

QStringList thingsToOpen(const Arguments& arguments) {
  QStringList things;
  for (const QString& argument : arguments.paths) {
    things << (viewing::ViewLink::isMeant(argument) ? argument : pathOf(argument));
  }
  if (arguments.view.isEmpty()) {
    return things;
  }
  viewing::ViewLink link = *viewing::ViewLink::parse(arguments.view);
  if (!things.isEmpty() && !viewing::ViewLink::isMeant(things.front())) {
    link.file = things.takeFirst();
  }
  return QStringList(link.toText()) + things;
}

QString helpText() {
  QCommandLineParser parser;
  declare(parser, Options());
  return parser.helpText();
}

} // namespace vitrine::viewer
