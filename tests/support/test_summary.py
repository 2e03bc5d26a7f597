#!/usr/bin/env python3
"""summary.py against made-up reports."""

import pathlib
import tempfile
import unittest

import summary

CTEST = """<testsuite>
  <testcase name="bytes/Reader.one" status="run"/>
  <testcase name="bytes/Reader.two" status="fail"/>
  <testcase name="bytes/Reader.three" status="notrun">
    <skipped message="SKIP_REGULAR_EXPRESSION_MATCHED"/>
    <system-out>[ RUN      ] Reader.three
/tests/ReaderTest.cpp:12: Skipped
files of others are not at /samples
[  SKIPPED ] Reader.three (0 ms)
[  SKIPPED ] 1 test, listed below:
[  SKIPPED ] Reader.three
</system-out>
  </testcase>
  <testcase name="bytes/Reader.four" status="disabled"><system-out>Disabled</system-out></testcase>
  <testcase name="render" status="{render}"/>
  <testcase name="include_rules" status="run"/>
</testsuite>"""

RENDER = """<testsuites><testsuite name="Batcher">
  <testcase name="a" status="run" result="completed"/>
  <testcase name="b" status="run" result="completed">{failure}</testcase>
  <testcase name="c" status="run" result="skipped">
    <skipped message="/tests/BatcherTest.cpp:7&#x0A;files of others are not at /samples"/>
  </testcase>
  <testcase name="d" status="run" result="skipped"><skipped message="BatcherTest.cpp:9&#x0A;no WebP"/></testcase>
  <testcase name="DISABLED_e" status="notrun" result="suppressed"/>
</testsuite></testsuites>"""


class Summary(unittest.TestCase):
    def counted(self, render, report):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "ctest.xml").write_text(CTEST.format(render=render), encoding="utf-8")
            if report is not None:
                (folder / "render.xml").write_text(report, encoding="utf-8")
            return list(summary.cases(folder))

    def count(self, render, report):
        outcomes = [case.outcome for case in self.counted(render, report)]
        return tuple(outcomes.count(outcome) for outcome in ("passed", "failed", "skipped"))

    def test_cases_inside_an_executable_count(self):
        self.assertEqual(self.count("run", RENDER.format(failure="")), (4, 1, 5))

    def test_a_failure_inside_counts_once(self):
        self.assertEqual(self.count("fail", RENDER.format(failure="<failure/>")), (3, 2, 5))

    def test_a_crash_without_a_report_is_a_failure(self):
        self.assertEqual(self.count("fail", None), (2, 2, 2))

    def test_a_crash_after_the_report_is_a_failure(self):
        self.assertEqual(self.count("fail", RENDER.format(failure="")), (4, 2, 5))

    def test_the_closing_line_says_why_cases_were_skipped_most_frequent_first(self):
        line = summary.closing_line(self.counted("run", RENDER.format(failure="")))
        self.assertEqual(
            line,
            "10 test cases: 4 passed, 1 failed, 5 skipped "
            "(2: files of others are not at /samples; 2: disabled; 1: no WebP)",
        )

    def test_without_skipped_cases_no_reason_is_given(self):
        line = summary.closing_line([summary.Case("passed"), summary.Case("failed")])
        self.assertEqual(line, "2 test cases: 1 passed, 1 failed, 0 skipped")


if __name__ == "__main__":
    unittest.main()
