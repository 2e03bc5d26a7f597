#!/usr/bin/env python3
"""summary.py against made-up reports."""

import pathlib
import tempfile
import unittest

import summary

CTEST = """<testsuite>
  <testcase name="bytes/Reader.one" status="run"/>
  <testcase name="bytes/Reader.two" status="fail"/>
  <testcase name="bytes/Reader.three" status="notrun"/>
  <testcase name="render" status="{render}"/>
  <testcase name="include_rules" status="run"/>
</testsuite>"""

RENDER = """<testsuites><testsuite name="Batcher">
  <testcase name="a" status="run" result="completed"/>
  <testcase name="b" status="run" result="completed">{failure}</testcase>
  <testcase name="c" status="run" result="skipped"><skipped/></testcase>
  <testcase name="DISABLED_d" status="notrun" result="suppressed"/>
</testsuite></testsuites>"""


class Summary(unittest.TestCase):
    def count(self, render, report):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "ctest.xml").write_text(CTEST.format(render=render), encoding="utf-8")
            if report is not None:
                (folder / "render.xml").write_text(report, encoding="utf-8")
            outcomes = list(summary.outcomes(folder))
        return tuple(outcomes.count(outcome) for outcome in ("passed", "failed", "skipped"))

    def test_cases_inside_an_executable_count(self):
        self.assertEqual(self.count("run", RENDER.format(failure="")), (4, 1, 3))

    def test_a_failure_inside_counts_once(self):
        self.assertEqual(self.count("fail", RENDER.format(failure="<failure/>")), (3, 2, 3))

    def test_a_crash_without_a_report_is_a_failure(self):
        self.assertEqual(self.count("fail", None), (2, 2, 1))

    def test_a_crash_after_the_report_is_a_failure(self):
        self.assertEqual(self.count("fail", RENDER.format(failure="")), (4, 2, 3))


if __name__ == "__main__":
    unittest.main()
