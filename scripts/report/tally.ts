/** The sums of a report folder. */
export type Tally = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/**
 * Passed and failed tests of one JSON report of Vitest or Playwright; a file that did not even load
 * is one failure.
 */
export function tallyOf(report: unknown): Tally {
  if (isPlaywright(report)) {
    const {
      stats: { expected, unexpected, flaky },
      errors,
    } = report;
    // Passed at the second attempt (docs/decisions/0005); Playwright's own report names them.
    return { passed: expected + flaky, failed: unexpected + errors.length };
  }
  if (isVitest(report)) {
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  }
  throw new Error('This is a report of neither Vitest nor Playwright.');
}

/**
 * The sum, made to agree with the exit code of the run: a step that failed without a failed test
 * (types, lint, build) counts as one failure, and a run without a single test as well.
 */
export function settle(tallies: Tally[], exitCode: number): Tally {
  const passed = tallies.reduce((sum, one) => sum + one.passed, 0);
  const failed = tallies.reduce((sum, one) => sum + one.failed, 0);
  return failed === 0 && (exitCode !== 0 || passed === 0)
    ? { passed, failed: 1 }
    : { passed, failed };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isPlaywright = (report: unknown): report is PlaywrightReport =>
  isRecord(report) &&
  isRecord(report['stats']) &&
  'expected' in report['stats'] &&
  Array.isArray(report['errors']);
const isVitest = (report: unknown): report is VitestReport =>
  isRecord(report) &&
  typeof report['numPassedTests'] === 'number' &&
  Array.isArray(report['testResults']);
