#pragma once

class QAction;
class QMenu;
class QMenuBar;

namespace vitrine::ui {

class Docks;
class DocumentMenus;
class RecentFiles;
struct WindowActions;

/// Fills the menu bar of a window with its actions, in place of what is in it. Menus that others keep take their places
/// between those of the actions.
void fillMenuBar(QMenuBar& bar, const WindowActions& actions, RecentFiles& recent, DocumentMenus& document,
                 const Docks& docks, QAction* toolBar);

/// Adds all that can be done with the selection; `itsRecords`: a menu of those that it leads to.
void fillSelectionMenu(QMenu& menu, const WindowActions& actions, QMenu& itsRecords);

} // namespace vitrine::ui
