#include "ui/i18n/ProgramLanguage.h"

#include "ui/i18n/ObjectTexts.h"
#include "ui/i18n/TextOrigins.h"
#include "ui/i18n/Translations.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QPointer>
#include <QSet>

#include <map>

namespace vitrine::ui {
namespace {

/// Origin of an object's text that was told from others, kept with the object for the next change: the words of the
/// new language may have other origins as well.
constexpr const char* kKnownOrigins = "vitrineTextOrigins";

struct Known {
  QString shown;
  TextOrigin origin;
};
using KnownByText = std::map<QByteArray, Known>;

struct Change {
  QPointer<QObject> object;
  ObjectText text;
  TextOrigin origin;
};

/// Everything that shows texts, once.
std::vector<QObject*> shownObjects() {
  QSet<QObject*> seen;
  std::vector<QObject*> objects;
  const auto add = [&](QObject* object) {
    if (!seen.contains(object)) {
      seen.insert(object);
      objects.push_back(object);
    }
  };
  for (QWidget* widget : QApplication::allWidgets()) {
    add(widget);
    if (widget->isWindow()) {
      std::ranges::for_each(widget->findChildren<QAction*>(), add);
    }
    std::ranges::for_each(widget->actions(), add);
  }
  return objects;
}

/// Votes of an object for contexts: those of its own classes and its parents', and those that its other texts, and
/// those of its actions, can be from.
QHash<QByteArray, int> votesOf(const TextOrigins& origins, QObject& object, const std::vector<ObjectText>& texts) {
  constexpr int kOfClass = 100;
  QHash<QByteArray, int> votes;
  for (const QObject* parent = &object; parent; parent = parent->parent()) {
    votes[parent->metaObject()->className()] += kOfClass;
  }
  const auto vote = [&](const std::vector<ObjectText>& all) {
    for (const ObjectText& text : all) {
      QSet<QByteArray> contexts;
      for (const TextOrigin& origin : origins.of(text.shown)) {
        contexts.insert(origin.text.context);
      }
      for (const QByteArray& context : contexts) {
        ++votes[context];
      }
    }
  };
  vote(texts);
  for (QAction* action : object.findChildren<QAction*>(Qt::FindDirectChildrenOnly)) {
    vote(textsOf(*action));
  }
  return votes;
}

void addChanges(std::vector<Change>& changes, const TextOrigins& origins, QObject& object) {
  const std::vector<ObjectText> texts = textsOf(object);
  const auto known = object.property(kKnownOrigins).value<std::shared_ptr<KnownByText>>();
  QHash<QByteArray, int> votes;
  for (const ObjectText& text : texts) {
    if (known) {
      const auto found = known->find(text.what);
      if (found != known->end() && found->second.shown == text.shown) {
        changes.push_back({&object, text, found->second.origin});
        continue;
      }
    }
    const std::vector<TextOrigin> candidates = origins.of(text.shown);
    if (candidates.empty()) {
      continue;
    }
    if (candidates.size() > 1 && votes.isEmpty()) {
      votes = votesOf(origins, object, texts);
    }
    const auto& best = *std::ranges::max_element(
        candidates, {}, [&](const TextOrigin& origin) { return votes.value(origin.text.context); });
    changes.push_back({&object, text, best});
  }
}

/// Arguments that are texts of the program themselves.
void translateArguments(TextOrigin& origin, const TextOrigins& before) {
  for (QString& argument : origin.arguments) {
    const std::vector<TextOrigin> inner = before.of(argument);
    if (!inner.empty() && inner.front().arguments.isEmpty()) {
      argument = inner.front().translated();
    }
  }
}

void apply(Change& change, const TextOrigins& before) {
  if (!change.object) {
    return;
  }
  translateArguments(change.origin, before);
  const QString text = change.origin.translated();
  change.text.set(text);
  auto known = change.object->property(kKnownOrigins).value<std::shared_ptr<KnownByText>>();
  if (!known) {
    known = std::make_shared<KnownByText>();
    change.object->setProperty(kKnownOrigins, QVariant::fromValue(known));
  }
  known->insert_or_assign(change.text.what, Known{text, change.origin});
}

/// Views ask their models again; headers too, which do not by themselves.
void layOutViews() {
  for (QWidget* widget : QApplication::allWidgets()) {
    if (auto* header = qobject_cast<QHeaderView*>(widget)) {
      if (header->count() > 0) {
        header->headerDataChanged(header->orientation(), 0, header->count() - 1);
      }
    } else if (auto* view = qobject_cast<QAbstractItemView*>(widget)) {
      view->doItemsLayout();
    }
  }
}

} // namespace

ProgramLanguage& ProgramLanguage::instance() {
  static ProgramLanguage language;
  return language;
}

void ProgramLanguage::change(const QString& language) {
  const TextOrigins before(programTexts());
  std::vector<Change> changes;
  for (QObject* object : shownObjects()) {
    addChanges(changes, before, *object);
  }
  installTranslations(language);
  for (Change& change : changes) {
    apply(change, before);
  }
  layOutViews();
  Q_EMIT changed();
}

} // namespace vitrine::ui
