// A click in the window selects what `vitrine-cli pick` says is at that pixel.
#include "app/cli/ViewArguments.h"
#include "core/formats/registry/Registry.h"
#include "tests/links/PickedPixels.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/Waiting.h"
#include "ui/viewport/Viewport.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using nlohmann::ordered_json;

class ClickAgreement : public testing::TestWithParam<PickedSample> {
protected:
  void SetUp() override;
  void clickAt(const QPoint& pixel);
  void expectSelected(const ordered_json& picked) const;
  void expectFields(const ordered_json& record) const;

  const Document& document() const { return *m_session.document(); }

  QString m_path;
  ui::Session m_session;
  ui::Selection m_selection{m_session};
  ui::Viewport m_viewport{m_session, m_selection};
};

void ClickAgreement::SetUp() {
  const auto path = samplePath(QString::fromLatin1(GetParam().path));
  ASSERT_TRUE(path);
  m_path = *path;
  m_viewport.resize(kPickedSize);
  m_viewport.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&m_viewport));
  ASSERT_TRUE(QTest::qWaitFor([&] { return m_viewport.nativeWindow()->size() == kPickedSize; }, kWaitMs));
  Progress progress;
  auto opened = formats::Opener(formats::registry()).open(m_path, {}, progress);
  ASSERT_TRUE(opened) << opened.error().reason().toStdString();
  const ScenePtr scene = opened->document->scene;
  ASSERT_TRUE(scene);
  auto reading = std::make_shared<ui::FileReading>(std::move(*opened));
  reading->prepared = render::prepareScene(scene, scene->assets, progress);
  reading->caster = std::make_shared<session::SharedCaster>(scene);
  reading->caster->get(progress);
  m_session.setDocument(reading);
  if (*GetParam().animation) {
    m_session.setAnimation(scene::AnimationIndex(QString::fromLatin1(GetParam().animation).toInt()));
    m_session.setTime(QString::fromLatin1(GetParam().time).toDouble());
  }
  cli::ViewRequest request;
  request.size = kPickedSize;
  const auto camera = cli::cameraOf(m_session.snapshot(), *reading->caster, request);
  ASSERT_TRUE(camera);
  m_viewport.camera().setPose(camera->pose());
}

void ClickAgreement::clickAt(const QPoint& pixel) {
  const QPointF middle = QPointF(pixel) + QPointF(0.5, 0.5);
  for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
    const auto held = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
    QMouseEvent event(type, middle, m_viewport.nativeWindow()->mapToGlobal(middle), Qt::LeftButton, held, {});
    QCoreApplication::sendEvent(m_viewport.nativeWindow(), &event);
  }
}

void ClickAgreement::expectFields(const ordered_json& record) const {
  const auto& fields = m_selection.current().fields;
  const structure::RecordLayout& layout = document().structure[*m_selection.current().section].table->layout();
  if (fields.empty()) {
    EXPECT_EQ(record.at("fields").size(), layout.fields.size());
    return;
  }
  ASSERT_EQ(record.at("fields").size(), fields.size());
  for (std::size_t i = 0; i < fields.size(); ++i) {
    EXPECT_EQ(record.at("fields")[i].at("name"), layout.fields[fields[i]].name);
  }
}

void ClickAgreement::expectSelected(const ordered_json& picked) const {
  const links::Pick& selected = m_selection.current();
  if (picked.at("item").is_null()) {
    EXPECT_TRUE(m_selection.empty()) << picked.dump();
    return;
  }
  ASSERT_EQ(selected.items.size(), 1U) << picked.dump();
  EXPECT_EQ(selected.items[0].number(), picked.at("item").get<int>()) << picked.dump();
  EXPECT_EQ(selected.node.number(), picked.at("node").at("index").get<int>());
  const std::vector<float> at = picked.at("point");
  const QVector3D point = m_session.scene()->sourceAxes.toFile(*selected.point);
  EXPECT_LT((point - QVector3D(at[0], at[1], at[2])).length(), 1e-3F * m_session.scene()->bounds().radius());
  const ordered_json& records = picked.at("records");
  ASSERT_TRUE(selected.record);
  const std::vector<RecordRef> others = selected.others();
  ASSERT_EQ(records.size(), 1 + others.size());
  for (std::size_t i = 0; i < records.size(); ++i) {
    const RecordRef& record = i == 0 ? *selected.record : others[i - 1];
    EXPECT_EQ(records[i].at("section"), document().structure[record.section].path.toStdString());
    EXPECT_EQ(records[i].at("row").get<std::uint64_t>(), record.row);
  }
  const ordered_json& bytes = records[0].at("bytes");
  EXPECT_EQ(selected.bytes, (ByteRange{bytes.at("space"), bytes.at("offset"), bytes.at("size")}));
  expectFields(records[0]);
}

TEST_P(ClickAgreement, TheWindowSelectsWhatPickSays) {
  const std::vector<ordered_json> picks = picksOf(GetParam(), m_path);
  const std::vector<QPoint> pixels = pickedPixels();
  ASSERT_EQ(picks.size(), pixels.size());
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    clickAt(pixels[i]);
    expectSelected(picks[i]);
  }
}

INSTANTIATE_TEST_SUITE_P(AllFamilies, ClickAgreement, testing::ValuesIn(pickedSamples()),
                         [](const auto& parameter) { return std::string(parameter.param.name); });

} // namespace
} // namespace vitrine::tests
