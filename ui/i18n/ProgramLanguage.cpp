#include "ui/i18n/ProgramLanguage.h"

#include "ui/i18n/ObjectTexts.h"
#include "ui/i18n/TextOrigins.h"
#include "ui/i18n/Translations.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QKeySequence>
#include <QMenu>
#include <QPointer>
#include <QSet>

#include <map>
#include <optional>

namespace vitrine::ui {
namespace {

/// A text and what was put into it, as far as that changes with the language too.
struct Composition {
  TextOrigin text;
  std::map<qsizetype, TextOrigin> texts = {}; ///< by argument
  std::map<qsizetype, QKeySequence> keys = {};

  QString translated() const {
    TextOrigin filled = text;
    for (const auto& [number, inner] : texts) {
      filled.arguments[number] = inner.translated();
    }
    for (const auto& [number, key] : keys) {
      filled.arguments[number] = key.toString(QKeySequence::NativeText);
    }
    return filled.translated();
  }
};

/// What an object's texts were made of, kept with the object for the next change: the words of the new language may
/// have other origins as well.
constexpr const char* kKnownOrigins = "vitrineTextOrigins";

struct Known {
  QString shown;
  Composition composition;
};
using KnownByText = std::map<QByteArray, Known>;

struct Change {
  QPointer<QObject> object;
  ObjectText text;
  Composition composition;
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
  // A menu, or the entry that opens it, is told by what is in it.
  auto* menu = qobject_cast<QMenu*>(object.isWidgetType() ? &object : object.parent());
  for (QAction* entry : menu ? menu->actions() : QList<QAction*>()) {
    vote(textsOf(*entry));
  }
  return votes;
}

/// Chooses among the origins of an object's texts.
class Chooser {
public:
  Chooser(const TextOrigins& origins, QObject& object, const std::vector<ObjectText>& texts)
      : m_origins(origins), m_object(object), m_texts(texts) {}

  /// Nullopt: the text is none of the program.
  std::optional<TextOrigin> of(const QString& shown) {
    const std::vector<TextOrigin> candidates = m_origins.of(shown);
    if (candidates.empty()) {
      return std::nullopt;
    }
    if (candidates.size() > 1 && m_votes.isEmpty()) {
      m_votes = votesOf(m_origins, m_object, m_texts);
    }
    return *std::ranges::max_element(candidates, {},
                                     [this](const TextOrigin& origin) { return m_votes.value(origin.text.context); });
  }

private:
  const TextOrigins& m_origins;
  QObject& m_object;
  const std::vector<ObjectText>& m_texts;
  QHash<QByteArray, int> m_votes;
};

/// A key as it is written in the language there is now, "Alt+Up".
std::optional<QKeySequence> keyOf(const QString& text) {
  const auto reads = [&](const QKeySequence& key) { return key.toString(QKeySequence::NativeText) == text; };
  // Qt reads not all that it writes: the arrows of Japanese are characters to it.
  constexpr qsizetype kLongest = 20;
  for (int name = Qt::Key_Escape; text.size() <= kLongest && name <= Qt::Key_F12; ++name) {
    for (const auto held : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier}) {
      if (const QKeySequence key(QKeyCombination(held, static_cast<Qt::Key>(name))); reads(key)) {
        return key;
      }
    }
  }
  const QKeySequence key(text, QKeySequence::NativeText);
  return key.count() == 1 && reads(key) ? std::optional(key) : std::nullopt;
}

std::optional<Composition> knownComposition(const QObject& object, const ObjectText& text) {
  const auto known = object.property(kKnownOrigins).value<std::shared_ptr<KnownByText>>();
  if (!known) {
    return std::nullopt;
  }
  const auto found = known->find(text.what);
  return found != known->end() && found->second.shown == text.shown ? std::optional(found->second.composition)
                                                                    : std::nullopt;
}

std::optional<Composition> compositionOf(Chooser& chooser, const QString& shown) {
  const auto origin = chooser.of(shown);
  if (!origin) {
    return std::nullopt;
  }
  Composition composition{*origin};
  for (qsizetype i = 0; i < origin->arguments.size(); ++i) {
    const QString& argument = origin->arguments[i];
    if (auto inner = chooser.of(argument); inner && inner->arguments.isEmpty()) {
      composition.texts.emplace(i, *inner);
    } else if (const auto key = keyOf(argument)) {
      composition.keys.emplace(i, *key);
    }
  }
  return composition;
}

void addChanges(std::vector<Change>& changes, const TextOrigins& origins, QObject& object) {
  const std::vector<ObjectText> texts = textsOf(object);
  Chooser chooser(origins, object, texts);
  for (const ObjectText& text : texts) {
    auto composition = knownComposition(object, text);
    composition = composition ? composition : compositionOf(chooser, text.shown);
    if (composition) {
      changes.push_back({&object, text, *composition});
    }
  }
}

void apply(const Change& change) {
  if (!change.object) {
    return;
  }
  const QString text = change.composition.translated();
  change.text.set(text);
  auto known = change.object->property(kKnownOrigins).value<std::shared_ptr<KnownByText>>();
  if (!known) {
    known = std::make_shared<KnownByText>();
    change.object->setProperty(kKnownOrigins, QVariant::fromValue(known));
  }
  known->insert_or_assign(change.text.what, Known{text, change.composition});
}

/// Numbers in widgets follow the language.
void setLocales() {
  for (QWidget* widget : QApplication::topLevelWidgets()) {
    widget->setLocale(QLocale());
  }
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
  std::ranges::for_each(changes, apply);
  setLocales();
  layOutViews();
  Q_EMIT changed();
}

} // namespace vitrine::ui
