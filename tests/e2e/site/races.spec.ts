import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { verifyRace } from '../../../qa/race/verifyRace';
import { playSchedule } from '../../../qa/race/playSchedule';
import type { Race } from '../../../qa/race/race';
import type { RaceStage } from '../../../qa/race/stage';
import { RIGHT_RACES, SEEDED_RACES, isRight } from '../../qa/support/seededRaces';
import { openRaces } from '../harness/raceStage';
import { expect, test } from '../harness/visit';

const FILE = 'tests/qa/support/seededRaces.ts';

/** Plays the schedule that breaks a race, with the platform of the same race or of another one. */
const play = async (stage: RaceStage, broken: Race, platform: Race = broken) => {
  const [verdict] = verifyRace(broken, { limit: 2000 }).verdicts;
  if (verdict?.verdict !== 'violated') throw new Error(`${broken.name} is not broken`);
  const { tabs, close } = await stage.openTabs(
    { file: FILE, race: platform.name },
    Object.keys(platform.parts),
  );
  try {
    return await playSchedule(platform, verdict.breach.input, verdict.schedule ?? [], tabs);
  } finally {
    await close();
  }
};

// Each opens a Chromium of its own, which takes long beside other tests.
test.describe.configure({ timeout: 60_000 });

test('seeded races break in two browser contexts, and right ones do not', async () => {
  const stage = await openRaces();
  try {
    const missed: unknown[] = [];
    for (const race of SEEDED_RACES) {
      const played = await play(stage, race);
      // The scene itself says what is wrong: what the tabs asked for has left these things.
      if (!played.isFollowed || isRight(race.name, played.shared))
        missed.push({ race: race.name, ...played });
    }
    expect(missed).toEqual([]);

    const [right] = RIGHT_RACES;
    const broken = SEEDED_RACES.find(({ name }) => name === `${right?.name ?? ''}: apart`);
    if (!right || !broken) throw new Error('there is no such race');
    expect(await play(stage, broken, right)).toEqual({
      isFollowed: false,
      because: expect.stringMatching(/^in step \d \(platform: tab of tab, . of 2\) /) as unknown,
    });
  } finally {
    await stage.close();
  }
});

test('the command plays what it has found', async ({}, info) => {
  const folder = info.outputPath('project');
  mkdirSync(path.join(folder, 'races'), { recursive: true });
  const here = (file: string) => JSON.stringify(path.resolve(file));
  writeFileSync(
    path.join(folder, 'paths.config.ts'),
    `export default { products: 'races', races: ${here('tests/e2e/harness/raceStage.ts')} };`,
  );
  writeFileSync(
    path.join(folder, 'races', 'one.race.ts'),
    `import { SEEDED_RACES } from ${here(FILE)};\nexport const [race] = SEEDED_RACES;`,
  );
  const { code, out } = await new Promise<{ code: number; out: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), path.resolve('qa/main.ts'), 'race', '--browser'],
      { cwd: folder },
      (error, stdout) => resolve({ code: error ? Number(error.code) : 0, out: stdout }),
    );
  });
  expect(code).toBe(1);
  expect(out).toContain(`${SEEDED_RACES[0]?.name}, right: seen in the browser`);
});
