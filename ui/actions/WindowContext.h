#pragma once

namespace vitrine::ui {

class Notices;
class OpenController;
class Playback;
class Selection;
class Session;
class Settings;
class Viewport;
struct WindowActions;

/// The services of a window that each of its panels and controllers may use. All of them live as long as the window,
/// through a change of language as well. Further needs of a class are passed to its constructor.
struct WindowContext {
  Session& session;
  Selection& selection;
  Playback& playback;
  Settings& settings;
  Notices& notices;
  OpenController& opening;
  WindowActions& actions;
  Viewport& viewport;
};

} // namespace vitrine::ui
