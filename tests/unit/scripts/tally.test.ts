import { describe, expect, test } from 'vitest';
import { settle, tallyOf } from '../../../scripts/report/tally';

const vitest = (
  passed: number,
  failed: number,
  files: { status: string; assertionResults: { status: string }[] }[] = [],
) => ({ numPassedTests: passed, numFailedTests: failed, testResults: files });

describe('tallyOf', () => {
  test("counts Vitest's tests", () => {
    expect(
      tallyOf(
        vitest(12, 2, [
          { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        ]),
      ),
    ).toEqual({ passed: 12, failed: 2 });
  });

  test('counts a file that did not load as one failure', () => {
    expect(tallyOf(vitest(12, 0, [{ status: 'failed', assertionResults: [] }]))).toEqual({
      passed: 12,
      failed: 1,
    });
  });

  test("counts Playwright's tests: a second try passed, an error outside a test failed", () => {
    expect(
      tallyOf({
        stats: { expected: 30, unexpected: 1, flaky: 2, skipped: 0 },
        errors: [{ message: 'globalSetup' }],
      }),
    ).toEqual({ passed: 32, failed: 2 });
  });

  test('refuses anything else', () => {
    expect(() => tallyOf({ tests: 3 })).toThrow('neither Vitest nor Playwright');
  });
});

describe('settle', () => {
  test('adds up', () => {
    expect(
      settle(
        [
          { passed: 3, failed: 0 },
          { passed: 4, failed: 0 },
        ],
        0,
      ),
    ).toEqual({ passed: 7, failed: 0 });
    expect(settle([{ passed: 3, failed: 2 }], 1)).toEqual({ passed: 3, failed: 2 });
  });

  test('a step that failed without a failed test counts as one failure', () => {
    expect(settle([{ passed: 3, failed: 0 }], 2)).toEqual({ passed: 3, failed: 1 });
    expect(settle([], 1)).toEqual({ passed: 0, failed: 1 });
  });

  test('a run without tests is no success, nor is a failed test under exit code 0', () => {
    expect(settle([], 0)).toEqual({ passed: 0, failed: 1 });
    expect(settle([{ passed: 5, failed: 1 }], 0)).toEqual({ passed: 5, failed: 1 });
  });
});
