#include "core/scene/Node.h"

#include "core/base/Translate.h"

namespace vitrine::scene {
namespace {

QString filled(QString text, const QStringList& arguments) {
  for (const QString& argument : arguments) {
    text = text.arg(argument);
  }
  return text;
}

} // namespace

void giveName(Node& node, const char* text, const QStringList& arguments) {
  node.name = filled(QString::fromUtf8(text), arguments);
  node.given = {text, arguments};
}

QString shownName(const Node& node) {
  return node.given.text ? filled(base::translate("formats", node.given.text), node.given.arguments) : node.name;
}

} // namespace vitrine::scene
