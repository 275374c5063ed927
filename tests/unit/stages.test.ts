import { describe, expect, test } from 'vitest';
import {
  exitCodeOf,
  runStages,
  tableOf,
  takeTurns,
  type Running,
  type Stage,
} from '../../scripts/support/stages';

const stage = (name: string, cores: number, needs: string[] = []): Stage => ({
  name,
  command: [name],
  cores,
  needs,
});

/** Stages that end when the test says so. */
const hands = () => {
  const under = new Map<string, (exitCode: number | null) => void>();
  const started: string[] = [];
  const stopped: string[] = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    stopped,
    start: ({ name }: Stage): Running => {
      started.push(name);
      return {
        ended: new Promise((resolve) => {
          under.set(name, resolve);
        }),
        stop: () => {
          stopped.push(name);
          under.get(name)?.(null);
        },
      };
    },
    end: async (name: string, exitCode: number | null = 0) => {
      under.get(name)?.(exitCode);
      await settled();
    },
  };
};

describe('runStages', () => {
  test('runs as many in parallel as the cores allow, in the order of the stages', async () => {
    const { start, started, end } = hands();
    const run = runStages(
      [stage('types', 1), stage('lint', 1), stage('build', 1), stage('tests', 2, ['build'])],
      2,
      start,
      () => 0,
    );
    expect(started).toEqual(['types', 'lint']);
    await end('lint');
    expect(started).toEqual(['types', 'lint', 'build']);
    await end('build');
    expect(started, 'two cores are not free yet').not.toContain('tests');
    await end('types');
    expect(started).toContain('tests');
    await end('tests');
    const endings = await run;
    expect(endings.map(({ name }) => name)).toEqual(['types', 'lint', 'build', 'tests']);
    expect(exitCodeOf(endings)).toBe(0);
  });

  test('stops everything at a failure, and exits with its code', async () => {
    const { start, started, stopped, end } = hands();
    const run = runStages([stage('types', 1), stage('lint', 1), stage('build', 1)], 2, start);
    await end('lint', 3);
    const endings = await run;
    expect(started).toEqual(['types', 'lint']);
    expect(stopped).toEqual(['types']);
    expect(endings.map(({ exitCode }) => exitCode)).toEqual([null, 3, null]);
    expect(exitCodeOf(endings)).toBe(3);
  });

  test('counts a stage that a signal ends as failed', async () => {
    const { start, end } = hands();
    const run = runStages([stage('types', 1)], 2, start);
    await end('types', null);
    expect(exitCodeOf(await run)).toBe(1);
  });

  test('runs a stage alone that wants more cores than there are', async () => {
    const { start, started, end } = hands();
    const run = runStages([stage('tests', 2), stage('lint', 1)], 1, start);
    expect(started).toEqual(['tests']);
    await end('tests');
    await end('lint');
    expect(exitCodeOf(await run)).toBe(0);
  });
});

test('shows in the table how every stage ended', () => {
  expect(
    tableOf([
      { name: 'types', exitCode: 0, seconds: 1.234 },
      { name: 'lint', exitCode: 1, seconds: 20 },
      { name: 'tests', exitCode: null, seconds: 0 },
    ]),
  ).toBe(
    [
      'types      1.2 s  passed',
      'lint      20.0 s  failed',
      'tests      0.0 s  not run to its end',
    ].join('\n'),
  );
});

test('prints stages one after the other, and loses nothing', () => {
  const written: string[] = [];
  const turns = takeTurns((text) => written.push(text));
  const types = turns('types');
  const lint = turns('lint');
  types.say('a');
  lint.say('b');
  types.say('c');
  lint.end();
  types.end();
  expect(written).toEqual(['\n── types\n', 'a', 'c', '\n── lint\n', 'b']);
});
