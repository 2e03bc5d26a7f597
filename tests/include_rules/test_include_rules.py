#!/usr/bin/env python3
"""include_rules.py against made-up trees: each rule is broken once, and legal trees pass."""

import unittest

import family_rooms
import include_rules
import one_definition

QT_MODULES = {
    "qstring": "QtCore",
    "qimage": "QtGui",
    "qwindow": "QtGui",
    "qopenglcontext": "QtGui",
    "qwidget": "QtWidgets",
    "qentity": "Qt3DCore",
    "qtest": "QtTest",
}


def tree(*entries):
    """What check() says of files given as (path, header, header …); a header in <> is foreign."""
    files = {}
    for path, *headers in entries:
        lines = [f"#include {h}" if h.startswith("<") else f'#include "{h}"' for h in headers]
        files[path] = "#pragma once\n" + "\n".join(lines) + "\n"
    return include_rules.check(files, QT_MODULES)


class Rooms(unittest.TestCase):
    def test_the_longest_and_most_exact_room_wins(self):
        self.assertEqual(include_rules.room_of("core/formats/api/Format.h"), ("core/formats/api", None))
        self.assertEqual(include_rules.room_of("core/formats/source/bsp/Bsp.h"), ("core/formats/*", "source"))
        self.assertEqual(include_rules.room_of("render/batching/Batcher.h"), ("render/batching", None))
        self.assertEqual(include_rules.room_of("render/qt3d/Engine.h"), ("render", None))
        self.assertEqual(include_rules.room_of("app/cli/main.cpp"), ("app/*", "cli"))

    def test_files_outside_every_room_have_none(self):
        self.assertEqual(include_rules.room_of("tests/core/BytesTest.cpp"), (None, None))
        self.assertEqual(include_rules.room_of("core/formats/CMakeLists.txt"), (None, None))


class Floors(unittest.TestCase):
    def assertOne(self, found, *words):
        self.assertEqual(len(found), 1, found)
        for word in words:
            self.assertIn(word, found[0])

    def test_down_is_allowed_over_any_number_of_floors(self):
        self.assertEqual(tree(
            ("core/base/Error.h",),
            ("core/bytes/Bytes.h", "core/base/Error.h"),
            ("core/scene/Scene.h", "core/bytes/Bytes.h"),
            ("core/formats/api/Format.h", "core/scene/Scene.h"),
            ("core/formats/source/bsp/Bsp.h", "core/formats/api/Format.h", "core/formats/source/zip/Zip.h"),
            ("core/formats/source/zip/Zip.h", "core/bytes/Bytes.h"),
            ("render/batching/Batcher.h", "core/scene/Scene.h"),
            ("render/SceneView.h", "render/batching/Batcher.h"),
            ("ui/Window.h", "render/SceneView.h", "core/formats/api/Format.h"),
            ("app/viewer/main.cpp", "ui/Window.h"),
        ), [])

    def test_up_is_not(self):
        self.assertOne(tree(("core/base/Error.h", "core/bytes/Bytes.h"), ("core/bytes/Bytes.h",)),
                       "core/base/Error.h:2:", "points up")

    def test_nor_is_the_same_floor(self):
        self.assertOne(tree(("core/image/Image.h", "core/files/Vfs.h"), ("core/files/Vfs.h",)), "one floor")
        self.assertOne(tree(("render/batching/Batcher.h", "core/formats/api/Format.h"), ("core/formats/api/Format.h",)),
                       "one floor")

    def test_the_cpu_half_of_render_does_not_see_the_other(self):
        self.assertOne(tree(("render/batching/Batcher.h", "render/SceneView.h"), ("render/SceneView.h",)), "points up")

    def test_families_do_not_see_each_other(self):
        self.assertOne(tree(("core/formats/source/Bsp.h", "core/formats/x3/Bod.h"), ("core/formats/x3/Bod.h",)),
                       "source and x3 are neighbours")

    def test_programs_do_not_see_each_other(self):
        self.assertOne(tree(("app/cli/main.cpp", "app/viewer/Start.h"), ("app/viewer/Start.h",)), "neighbours")

    def test_a_family_knows_nothing_of_drawing_or_exporting(self):
        for header in ("render/SceneView.h", "render/batching/Batcher.h", "core/exporting/Exporter.h"):
            self.assertOne(tree(("core/formats/vgo/Vgo.cpp", header), (header,)), "knows nothing of")

    def test_core_knows_nothing_of_drawing(self):
        for source in ("core/opening/Opening.cpp", "core/formats/registry/Registry.cpp", "core/formats/vgo/Vgo.cpp"):
            for header in ("render/batching/Batcher.h", "render/tracing/TracedStartView.h"):
                self.assertOne(tree((source, header), (header,)), "knows nothing of drawing")

    def test_render_does_not_know_formats(self):
        for header in ("core/formats/api/Format.h", "core/formats/vgo/Vgo.h", "core/exporting/Exporter.h"):
            self.assertEqual(len(tree(("render/SceneView.cpp", header), (header,))), 1)

    def test_exporting_does_not_know_families(self):
        self.assertOne(tree(("core/exporting/Exporter.cpp", "core/formats/vgo/Vgo.h"), ("core/formats/vgo/Vgo.h",)),
                       "points up")

    def test_a_file_name_is_there_once_in_core_render_and_ui(self):
        self.assertEqual(include_rules.repeated_file_names(
            ["core/a/A.h", "core/a/A.cpp", "render/B.h", "ui/c/C.h", "app/cli/A.h", "tests/core/a/A.h"]), [])
        found = include_rules.repeated_file_names(["core/formats/vgo/records/Mesh.h", "core/scene/Mesh.h", "ui/hex/Hex.h"])
        self.assertEqual(len(found), 1)
        self.assertIn("core/scene/Mesh.h:1: core/formats/vgo/records has a file of this name", found[0])

    def test_the_engine_does_not_know_the_facade_of_render(self):
        self.assertOne(tree(("render/engine/Engine.h", "render/SceneView.h"), ("render/SceneView.h",)), "points up")
        self.assertEqual(tree(("render/SceneView.h", "render/engine/Engine.h"),
                              ("render/engine/Engine.h", "render/look/ShadingMode.h"),
                              ("render/look/ShadingMode.h",)), [])
        self.assertOne(tree(("ui/hex/A.h", "render/engine/Engine.h"), ("render/engine/Engine.h",)), "façade")

    def test_ui_does_not_know_families_nor_the_inside_of_render(self):
        self.assertOne(tree(("ui/Window.cpp", "core/formats/vgo/Vgo.h"), ("core/formats/vgo/Vgo.h",)), "Opener")
        self.assertOne(tree(("ui/Window.cpp", "render/batching/Batcher.h"), ("render/batching/Batcher.h",)), "façade")

    def test_programs_reach_formats_through_the_registry(self):
        self.assertOne(tree(("app/cli/main.cpp", "core/formats/vgo/Vgo.h"), ("core/formats/vgo/Vgo.h",)), "registry")
        self.assertEqual(tree(("app/cli/main.cpp", "core/formats/registry/Registry.h"),
                              ("core/formats/registry/Registry.h",)), [])

    def test_makers_of_demos_and_programs_do_not_see_each_other(self):
        maker, reader = ("resources/demos/vgo/Avatar.h",), ("core/base/Error.h",)
        self.assertOne(tree(maker + reader, reader), "never see each other")
        self.assertOne(tree(("ui/Window.h",) + maker, maker), "never see each other")

    def test_makers_of_demos_have_floors_of_their_own(self):
        shared, canvas = ("resources/demos/common/Bytes.h",), ("resources/demos/pictures/Canvas.h",)
        self.assertOne(tree(shared + canvas, canvas), "points up")
        self.assertOne(tree(("resources/demos/x3/Station.h", "resources/demos/vgo/Avatar.h"),
                            ("resources/demos/vgo/Avatar.h",)), "neighbours")
        self.assertEqual(tree(("tests/samples/x3/SmallFiles.h", "resources/demos/x3/Station.h"),
                              ("resources/demos/x3/Station.h",) + canvas, canvas + shared, shared), [])

    def test_the_product_does_not_include_its_tests(self):
        self.assertOne(tree(("ui/Window.cpp", "tests/support/Samples.h"), ("tests/support/Samples.h",)), "its tests")

    def test_tests_may_include_what_they_test(self):
        self.assertEqual(tree(("tests/ui/WindowTest.cpp", "ui/Window.h", "core/formats/vgo/Vgo.h", "<QTest>"),
                              ("ui/Window.h",), ("core/formats/vgo/Vgo.h",)), [])

    def test_a_room_must_be_in_the_table(self):
        self.assertOne(tree(("ui/Window.cpp", "core/extras/Tool.h"), ("core/extras/Tool.h",)), "no room")


class ThirdParties(unittest.TestCase):
    def assertForbidden(self, path, header):
        self.assertEqual(len(tree((path, header))), 1, (path, header))

    def assertAllowed(self, path, header):
        self.assertEqual(tree((path, header)), [])

    def test_qt3d_and_opengl_are_for_render_alone(self):
        for header in ("<Qt3DCore/QEntity>", "<QEntity>", "<GL/gl.h>", "<QOpenGLContext>", "<QtOpenGL/QOpenGLTexture>"):
            self.assertAllowed("render/Engine.cpp", header)
            self.assertForbidden("ui/Window.cpp", header)
            self.assertForbidden("core/scene/Scene.h", header)
            self.assertForbidden("render/batching/Batcher.h", header)

    def test_widgets_are_for_the_window(self):
        for header in ("<QWidget>", "<QtWidgets/QLabel>", "<qwidget.h>"):
            self.assertAllowed("ui/Window.h", header)
            self.assertAllowed("app/viewer/main.cpp", header)
            self.assertForbidden("app/cli/main.cpp", header)
            self.assertForbidden("core/scene/Scene.h", header)
            self.assertForbidden("render/SceneView.h", header)

    def test_core_uses_values_of_qt_gui_alone(self):
        self.assertAllowed("core/image/Image.h", "<QImage>")
        self.assertForbidden("core/image/Image.h", "<QWindow>")

    def test_assimp_is_for_exporting_and_cli11_for_the_command_line(self):
        self.assertAllowed("core/exporting/Exporter.cpp", "<assimp/Exporter.hpp>")
        self.assertForbidden("ui/Window.cpp", "<assimp/Exporter.hpp>")
        self.assertAllowed("app/cli/main.cpp", "<CLI/CLI.hpp>")
        self.assertForbidden("app/viewer/main.cpp", "<CLI/CLI.hpp>")

    def test_embree_is_for_picking(self):
        self.assertAllowed("core/picking/Embree.h", "<embree3/rtcore.h>")
        self.assertForbidden("render/tracing/AmbientOcclusion.cpp", "<embree4/rtcore.h>")

    def test_test_libraries_stay_in_the_tests(self):
        self.assertForbidden("core/base/Error.cpp", "<gtest/gtest.h>")
        self.assertForbidden("ui/Window.cpp", "<QTest>")

    def test_what_a_header_drags_along_counts(self):
        found = tree(("ui/Window.cpp", "render/SceneView.h"), ("render/SceneView.h", "render/Engine.h"),
                     ("render/Engine.h", "<QEntity>"))
        self.assertEqual(len(found), 1, found)
        self.assertIn("ui/Window.cpp:1: QEntity, through render/Engine.h", found[0])


class Files(unittest.TestCase):
    def test_a_circle_is_found_and_named_once(self):
        found = tree(("core/scene/A.h", "core/scene/B.h"), ("core/scene/B.h", "core/scene/C.h"),
                     ("core/scene/C.h", "core/scene/A.h"))
        self.assertEqual(found, ["core/scene/A.h:2: a circle: core/scene/A.h -> core/scene/B.h -> core/scene/C.h -> "
                                 "core/scene/A.h"])

    def test_a_file_including_itself_is_a_circle(self):
        self.assertEqual(len(tree(("core/scene/A.h", "core/scene/A.h"))), 1)

    def test_includes_start_at_the_root(self):
        found = tree(("core/scene/A.h", "B.h"), ("core/scene/B.h",))
        self.assertEqual(len(found), 1)
        self.assertIn("start at its root", found[0])

    def test_generated_headers_are_found_by_their_template(self):
        self.assertEqual(tree(("core/base/Log.cpp", "core/base/Version.h"), ("core/base/Version.h.in",)), [])

    def test_includes_in_comments_and_strings_do_not_count(self):
        files = {"core/base/Log.cpp": '// #include "ui/Window.h"\nconst char* kText = "#include <QWidget>";\n'}
        self.assertEqual(include_rules.check(files, QT_MODULES), [])

    def test_spaces_are_no_way_out(self):
        files = {"core/base/Log.cpp": "  #  include <QWidget>\n"}
        self.assertEqual(len(include_rules.check(files, QT_MODULES)), 1)

    def test_moc_files_are_left_alone(self):
        self.assertEqual(tree(("ui/Window.cpp", "Window.moc")), [])


def repeated(*texts):
    """What check() says of files with these texts: core/scene/F0.cpp, F1.cpp …"""
    return include_rules.check({f"core/scene/F{number}.cpp": text for number, text in enumerate(texts)}, QT_MODULES)


class FloorsOfUi(unittest.TestCase):
    def test_down_is_allowed_and_so_is_the_same_folder(self):
        self.assertEqual(tree(("ui/mainwindow/Window.cpp", "ui/mainwindow/Window.h", "ui/hex/View.h"),
                              ("ui/mainwindow/Window.h", "ui/session/Session.h"),
                              ("ui/hex/View.h", "ui/style/Icons.h"),
                              ("ui/session/Session.h",), ("ui/style/Icons.h",)), [])

    def test_up_and_the_same_floor_are_not(self):
        for source, target, reason in (("widgets", "hex", "points up, from ui/widgets to ui/hex"),
                                       ("hex", "mainwindow", "points up"),
                                       ("style", "workers", "ui/style and ui/workers are on one floor"),
                                       ("capture", "inspector", "one floor")):
            found = tree((f"ui/{source}/A.h", f"ui/{target}/B.h"), (f"ui/{target}/B.h",))
            self.assertEqual(len(found), 1, found)
            self.assertIn(reason, found[0])

    def test_tests_may_include_every_folder(self):
        self.assertEqual(tree(("tests/ui/style/A.cpp", "ui/mainwindow/B.h"), ("ui/mainwindow/B.h",)), [])

    def test_an_unknown_folder_is_refused(self):
        self.assertEqual(include_rules.misplaced_in_ui(["ui/hex/A.h", "ui/style/icons/A.h", "core/base/A.h"]), [])
        self.assertEqual(include_rules.misplaced_in_ui(["ui/extras/A.h", "ui/hex/A.h", "ui/A.h"]),
                         [f"{path}:1: lies in no folder of the floors of ui" for path in ("ui/A.h", "ui/extras/A.h")])

    def test_a_folder_is_on_one_floor(self):
        folders = [folder for floor in include_rules.UI_FLOORS for folder in floor]
        self.assertEqual(len(folders), len(set(folders)))


class FamilyRooms(unittest.TestCase):
    def test_sources_lie_in_rooms(self):
        for path in ("core/formats/a/file/A.cpp", "core/formats/a/b/records/A.h", "core/formats/a/b/scene/sky/A.cpp",
                     "core/formats/api/A.h", "core/formats/registry/A.h", "core/files/A.h"):
            self.assertIsNone(family_rooms.why_misplaced(path), path)

    def test_others_are_refused(self):
        for path in ("core/formats/a/A.cpp", "core/formats/a/b/A.h", "core/formats/a/b/c/scene/A.cpp",
                     "core/formats/a/layouts/A.cpp"):
            self.assertIsNotNone(family_rooms.why_misplaced(path), path)
        self.assertEqual(len(family_rooms.misplaced(["core/formats/a/A.cpp", "ui/A.cpp"])), 1)

    def test_a_room_sees_no_higher_one(self):
        for source, target in (("a/file/A.h", "a/scene/B.h"), ("a/b/records/A.cpp", "a/b/assets/B.h"),
                               ("a/scene/sky/A.cpp", "a/format/B.h"), ("a/b/assets/A.h", "a/c/format/B.h")):
            source, target = "core/formats/" + source, "core/formats/" + target
            self.assertIn("is above", family_rooms.why_upward(source, target))
            self.assertIsNone(family_rooms.why_upward(target, source))
        for source, target in (("a/file/A.h", "a/records/B.h"), ("a/assets/A.h", "a/scene/B.h"),
                               ("a/format/A.h", "b/scene/B.h"), ("api/A.h", "a/format/B.h")):
            self.assertIsNone(family_rooms.why_upward("core/formats/" + source, "core/formats/" + target))
        self.assertEqual(len(tree(("core/formats/a/file/A.h", "core/formats/a/format/B.h"),
                                  ("core/formats/a/format/B.h",))), 1)


class OneDefinition(unittest.TestCase):
    def assertRepeated(self, first, second, name):
        found = repeated(first, second)
        self.assertEqual(len(found), 1, (first, second, found))
        self.assertIn(f" {name} is defined in core/scene/F0.cpp:", found[0])

    def assertApart(self, *texts):
        self.assertEqual(repeated(*texts), [])

    def test_types_are_told_apart_by_their_namespace(self):
        for key in ("class", "struct", "union", "enum", "enum class"):
            self.assertRepeated(f"namespace a {{\n{key} Pair {{}};\n}}", "namespace a { struct Pair { int b; }; }",
                                "a::Pair")
            self.assertApart(f"namespace a {{ {key} Pair {{}}; }}", "namespace b { struct Pair { int b; }; }")

    def test_both_places_are_named(self):
        found = repeated("namespace a {\n\nstruct Pair {};\n}", "\n// A pair.\nnamespace a { struct Pair {}; }")
        self.assertEqual(found, ["core/scene/F1.cpp:3: type a::Pair is defined in core/scene/F0.cpp:3 as well"])

    def test_nested_namespaces_have_one_name_however_they_are_opened(self):
        self.assertRepeated("namespace a::b { struct Pair {}; }", "namespace a { namespace b { struct Pair {}; } }",
                            "a::b::Pair")
        self.assertRepeated("namespace a { namespace b { int f() { return 0; } } struct Pair {}; }",
                            "namespace a { struct Pair {}; }", "a::Pair")
        self.assertApart("namespace a::b { struct Pair {}; }", "namespace a { struct Pair {}; }")

    def test_anonymous_namespaces_are_of_one_file(self):
        hidden = "namespace a { namespace { struct Pair {}; namespace b { struct C {}; } int f() { return 0; } } }"
        self.assertApart(hidden, hidden)
        self.assertApart(hidden, "namespace a { struct Pair {}; int f() { return 1; } }")
        self.assertRepeated("namespace a { namespace { int f() { return 0; } } struct Pair {}; }",
                            "namespace a { struct Pair {}; }", "a::Pair")

    def test_declarations_are_no_definitions(self):
        declared = "namespace a { struct Pair; enum class E : int; int f(int x = g({1}), B b = {}); extern int n; }"
        self.assertApart(declared, declared, "namespace a { struct Pair {}; int f(int x, B b) { return x; } }")

    def test_types_with_bases_attributes_and_macros_are_found(self):
        plain = "namespace a { struct Pair {}; }"
        for head in ("class Pair : public b::C<int, 2>", "class Pair final", "struct [[nodiscard]] Pair",
                     "class EXPORTED Pair : B", "struct alignas(16) Pair", "template <class T, int N = 2> struct Pair"):
            self.assertRepeated(plain, f"namespace a {{ {head} {{ int x; }}; }}", "a::Pair")

    def test_members_belong_to_their_class(self):
        self.assertApart("struct A { struct Inner {}; void f() {} };", "struct B { struct Inner {}; void f() {} };")
        self.assertApart("struct A::Inner {}; void A::f() {}", "struct B::Inner {}; void B::f() {}")
        self.assertRepeated("struct A::Inner {};", "struct A::Inner { int b; };", "A::Inner")

    def test_specialisations_and_functions_that_give_structs_are_no_types(self):
        self.assertApart("namespace a { template <> struct hash<X> {}; }",
                         "namespace a { template <> struct hash<Y> {}; }")
        self.assertApart("struct stat f() { return {}; }", "struct stat g() { return {}; }")

    def test_aliases_count_as_types(self):
        self.assertRepeated("namespace a { using Pair = B; }", "namespace a { struct Pair {}; }", "a::Pair")
        self.assertRepeated("namespace a { using Pair = B; }", "namespace a { using Pair = C<int>; }", "a::Pair")
        self.assertApart("namespace a { using b::Pair; using namespace c; }", "namespace a { using b::Pair; }")

    def test_functions_are_told_apart_by_their_parameters(self):
        self.assertRepeated("namespace a { int f(const B& b, std::size_t n) { return 0; } }",
                            "namespace a { inline int f(const B& other, std::size_t) { return 1; } }",
                            "a::f(const B &, std :: size_t)")
        self.assertApart("int f(const B& b) { return 0; }", "int f(B& b) { return 0; }", "int f() { return 0; }",
                         "int f(unsigned int n) { return 0; }", "int f(int n) { return 0; }",
                         "template <class T> int f() { return 0; }")
        self.assertRepeated("bool operator==(const B& a, const B& b) { return true; }",
                            "inline bool operator==(const B& x, const B& y) { return false; }",
                            "operator==(const B &, const B &)")

    def test_functions_and_variables_of_one_file_may_be_repeated(self):
        own = "namespace a { static int f() { return 0; } constexpr int kSize = 2; const char* const kName = \"x\"; }"
        self.assertApart(own, own)

    def test_inline_variables_are_the_programs(self):
        self.assertRepeated("namespace a { inline constexpr int kSize = 2; }",
                            "namespace a { inline constexpr int kSize{3}; }", "a::kSize")
        self.assertRepeated("inline constexpr std::array<int, 2> kAll{1, 2};",
                            "inline const char* const kAll[2] = {};", "kAll")

    def test_tests_are_classes(self):
        self.assertRepeated("namespace a { TEST_F(Pairs, areRead) {} }", "namespace a { TEST_F(Pairs, areRead) {} }",
                            "a::Pairs_areRead_Test")
        self.assertApart("namespace a { TEST(Pairs, areRead) {} }", "namespace a { TEST(Pairs, areWritten) {} }")

    def test_every_program_has_its_start(self):
        start = "int main(int argc, char** argv) { return 0; }"
        self.assertApart(start, start)

    def test_comments_texts_and_directives_hide_nothing(self):
        self.assertRepeated("namespace a {\n// }\n/* } */\n#define OPEN {\nconst char* k = \"}\"; char c = '}';"
                            "\nint n = 1'000; auto r = R\"x(}\")x\";\nstruct Pair {};\n}",
                            "namespace a { struct Pair {}; }", "a::Pair")
        self.assertApart("// struct Pair {};\n#define PAIR struct Pair {};\n", "struct Pair {};")

    def test_what_a_library_of_c_declares_is_in_no_namespace(self):
        self.assertRepeated('extern "C" { struct Pair {}; }', "struct Pair {};", "Pair")


def batched(*texts, lists="add_library(a STATIC F0.cpp F1.cpp F2.h)"):
    """What batched_names() says of core/scene/F0.cpp, core/scene/F1.cpp and core/scene/F2.h with these texts."""
    names = ("F0.cpp", "F1.cpp", "F2.h")
    return one_definition.batched_names({f"core/scene/{name}": text for name, text in zip(names, texts)},
                                        {"core/scene/CMakeLists.txt": lists})


class Batches(unittest.TestCase):
    def assertMeet(self, first, second, name):
        found = batched(first, second)
        self.assertEqual(len(found), 1, (first, second, found))
        self.assertIn(f": {name} is in core/scene/F0.cpp:", found[0])

    def assertApart(self, *texts):
        self.assertEqual(batched(*texts), [])

    def test_both_places_are_named(self):
        self.assertEqual(batched("namespace {\nstruct Pair {};\n}", "\n\nnamespace { struct Pair {}; }"),
                         ["core/scene/F1.cpp:3: Pair is in core/scene/F0.cpp:2 as well, and their target is compiled in "
                          "batches: rename one of the two, or share one function in a header"])

    def test_every_kind_of_name_meets_its_like(self):
        for first, second, name in (
                ("struct Pair {};", "class Pair final : B {};", "Pair"),
                ("int f(int a) { return a; }", "int f(int) { return 1; }", "f"),
                ("int f(int a) { return a; }", "int f(const QString& a, int b) { return b; }", "f"),
                ("int f(int a) { return a; }", "template <class T> T f(const T& a) { return a; }", "f"),
                ("struct Pair {};", "int Pair(int a) { return a; }", "Pair"),
                ("constexpr int kSize = 2;", "const QSize kSize(1, 2);", "kSize"),
                ("const std::array<int, 2> kAll{1, 2};", "constexpr int kAll[] = {1};", "kAll"),
                ("const QColor kSky{1, 2};", "constexpr std::pair kSky{1, 2};", "kSky"),
                ("std::atomic<int> opened = 0;", "int opened;", "opened"),
                ("const auto made = [](int a) { return a; };", "int made = f(1);", "made"),
                ("enum Color { Red, Green = f(1, 2), Blue };", "enum { Blue };", "Blue"),
                ("using Pair = A;", "using Pair = B;", "Pair"),
                ("bool operator<(A a, A b) { return true; }", "bool operator<(A c, A d) { return false; }",
                 "operator<(A, A)")):
            self.assertMeet(f"namespace a {{ namespace {{ {first} }} }}",
                            f"namespace a {{ int g() {{ return 0; }} namespace {{ {second} }} }}", f"a::{name}")

    def test_what_a_word_keeps_in_its_file_meets_too(self):
        self.assertMeet("static int f() { return 0; }", "static int f(int a) { return a; }", "f")
        self.assertMeet("namespace a { constexpr int kSize = 2; }", "namespace a { const int kSize{3}; }", "a::kSize")

    def test_other_namespaces_and_targets_keep_apart(self):
        self.assertApart("namespace a { namespace { int f; } }", "namespace b { namespace { int f; } }")
        self.assertApart("namespace { enum class A { Red }; }", "namespace { enum class B { Red }; }")
        self.assertApart("namespace { struct A { int size; }; }", "namespace { struct B { int size; }; }")
        same = "namespace { struct Pair {}; }"
        self.assertEqual(batched(same, same, lists="add_library(a F0.cpp)\nadd_library(b F1.cpp) # F0.cpp"), [])

    def test_sources_of_other_folders_belong_to_the_target(self):
        same = "namespace { struct Pair {}; }"
        for lists in ("add_library(a ../scene/F0.cpp\n  F1.cpp)",
                      "add_library(a ${PROJECT_SOURCE_DIR}/core/scene/F0.cpp F1.cpp)"):
            found = batched(same, same, lists=lists)
            self.assertEqual(len(found), 1, found)

    def test_what_says_the_same_may_be_said_again(self):
        for same in ("using Pair = A<int>;", "using b::Pair;", "int f(int a);", "struct Pair;", "TEST(A, b) {}"):
            text = f"namespace a {{ namespace {{ {same} }} }}"
            if same.startswith("TEST"):
                self.assertApart(text, text.replace("b)", "c)"))
            else:
                self.assertApart(text, text)

    def test_members_defined_outside_belong_to_their_class(self):
        self.assertApart("namespace { int A::s_all = 0; int A::f() { return 0; } }",
                         "namespace { int B::s_all = 0; int B::f() { return 0; } }")

    def test_functions_found_by_their_arguments_may_be_overloaded(self):
        for name in ("operator<<", "PrintTo", "to_json", "qHash", "swap"):
            self.assertApart(f"namespace a {{ namespace {{ void {name}(A a, B b) {{}} }} }}",
                             f"namespace a {{ namespace {{ void {name}(C a, B b) {{}} }} }}",
                             f"namespace a {{ void {name}(D a, B b); }}")

    def test_overloads_of_one_file_keep_apart(self):
        self.assertApart("namespace { int f() { return 0; } int f(int a) { return a; } } int f(A a) { return 1; }")

    def test_names_of_headers_of_the_target_are_met(self):
        for own, common, name in (("struct Pair {};", "struct Pair {};", "Pair"),
                                  ("struct Pair {};", "struct Pair;", "Pair"),
                                  ("int f(int a) { return a; }", "inline int f(A a) { return 0; }", "f"),
                                  ("int f(int a) { return a; }", "const A& f(const A& a, Side side = {});", "f"),
                                  ("int f(int a) { return a; }", "template <class T> T f(T a);", "f"),
                                  ("constexpr int kSize = 1;", "inline constexpr int kSize = 2;", "kSize")):
            for lists in ("add_library(a F0.cpp F1.cpp F2.h)", "add_library(a F0.cpp F1.cpp)"):
                found = batched(f"namespace a {{ namespace {{ {own} }} }}", "", f"namespace a {{ {common} }}",
                                lists=lists)
                self.assertEqual(len(found), 1, (own, common, found))
                self.assertIn(f"core/scene/F0.cpp:1: a::{name} is in core/scene/F2.h:1", found[0])

    def test_a_function_declared_in_its_header_is_not_of_its_file(self):
        for head in ("A f(int a)", "const A& f(int a)", "constexpr int f(int a)"):
            self.assertApart(f"namespace a {{ {head} {{ return g(a); }} }}", "", f"namespace a {{ {head}; }}")


if __name__ == "__main__":
    unittest.main()
