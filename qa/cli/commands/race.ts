import { config } from '../../base/config';
import { didYouMean } from '../../base/nearest';
import { counted } from '../../model/words';
import { playSchedule, type Played } from '../../race/playSchedule';
import type { Race } from '../../race/race';
import type { OpenRaces } from '../../race/stage';
import {
  verifyRace,
  type RaceVerdict,
  type RaceVerification,
  type ScheduleStep,
} from '../../race/verifyRace';
import { defineCommand } from '../command';
import { complain, print, printJson, progress } from '../output';
import { count, text, yes } from '../flags';
import { loadRaces } from '../products';
import { moduleWith } from '../moduleWith';
import { table } from '../table';
import { UsageError } from '../usageError';

/** `qa race`. */
export const raceCommand = defineCommand({
  name: 'race',
  operands: '[RACES]',
  about: `Checks the races in <name>.race.ts below "products" of paths.config.ts: tabs, devices and
what the platform does, side by side, with storage and messages that they share. Every order is
gone through, except those that no property can tell apart. For a property that does not hold, the
shortest schedule is printed, step by step, and each machine has walked its own steps on a real
actor. What lies beyond --limit, or beyond a bound of the race, is "not expanded", and nothing is
said to hold then. RACES are names of races; none means all. Ends with 1 if a property does not
hold or is not decided, or speaks of nothing that ever happens, and if a race names what nothing
knows. With --browser, each schedule is played in Chromium, a browser context for each part: the
requests that the machines really send there are held back, carried out and answered in the order
of the schedule. It counts as seen when after each step every machine is where the schedule says.`,
  flags: {
    limit: count('the most configurations of a race', 1_000_000),
    browser: yes('also plays each schedule in browser contexts'),
    stage: text('FILE', 'the module whose "openRaces" opens them', config.races ?? ''),
  },
  run: async ({ json, limit, browser, stage }, names) => {
    const { races, problems } = await loadRaces();
    const chosen = names.length === 0 ? races : names.map((name) => raceNamed(name, races));
    const checked = chosen.map((one): Checked => {
      progress(one.race.name);
      const onProgress = foretelling(one.race.name);
      return { ...one, result: verifyRace(one.race, { limit, onProgress }) };
    });
    const results = checked.map(({ result }) => result);
    const seen = browser ? await playAll(checked, stage) : [];
    progress('');
    if (json) printJson({ races: results, problems, ...(browser && { browser: seen }) });
    else {
      if (results.length > 0) print(raceTable(results));
      for (const { race, machines } of results)
        for (const one of mergedLines(machines)) print(`${race}, ${one}`);
      for (const { race, assumptions } of results)
        for (const one of assumptions) print(`${race}, assumed: ${one}`);
      for (const result of results) for (const line of linesOf(result)) print(line);
      for (const one of seen) print(seenText(one));
      for (const { race, problems: wrong } of results)
        for (const problem of wrong) complain(`${race}: ${problem}`);
    }
    for (const problem of problems) complain(problem);
    const isUndecided = results.some(({ verdicts }) =>
      verdicts.some(({ verdict }) => verdict === 'undecided'),
    );
    return isUndecided || problems.length > 0 || results.some((one) => one.problems.length > 0)
      ? 1
      : 0;
  },
});

type Loaded = { readonly race: Race; readonly file: string };
type Checked = Loaded & { readonly result: RaceVerification };

const raceNamed = (name: string, races: readonly Loaded[]): Loaded => {
  const found = races.find(({ race }) => race.name === name);
  if (!found) {
    const hint = didYouMean(
      name,
      races.map(({ race }) => race.name),
    );
    throw new UsageError(`There is no race "${name}".${hint}`);
  }
  return found;
};

type PlayedBreach = { readonly race: string; readonly property: string; readonly played: Played };

/** Plays each schedule that breaks a property. */
const playAll = async (checked: readonly Checked[], file: string): Promise<PlayedBreach[]> => {
  const breaches = checked.flatMap(({ result: { verdicts }, ...one }) =>
    verdicts.flatMap(({ property: { name }, schedule, ...verdict }) =>
      verdict.verdict === 'violated' && schedule
        ? [{ ...one, property: name, start: verdict.breach.input, schedule }]
        : [],
    ),
  );
  if (breaches.length === 0) return [];
  progress('opening the browser');
  const { openRaces } = await moduleWith<{ openRaces: OpenRaces }>(file, 'openRaces');
  const stage = await openRaces();
  const seen: PlayedBreach[] = [];
  try {
    for (const { race, file: source, property, start, schedule } of breaches) {
      progress(`${race.name}: ${property}`);
      const { tabs, close } = await stage.openTabs(
        { file: source, race: race.name },
        Object.keys(race.parts),
      );
      try {
        const played = await playSchedule(race, start, schedule, tabs);
        seen.push({ race: race.name, property, played });
      } finally {
        await close();
      }
    }
  } finally {
    await stage.close();
  }
  return seen;
};

const seenText = ({ race, property, played }: PlayedBreach): string =>
  `${race}, ${property}: ` +
  (played.isFollowed ? 'seen in the browser' : `not seen in the browser: ${played.because}`);

/** Says once how long a race may take, where that is over ten seconds. */
const foretelling = (name: string): ((nodes: number, most: number) => void) => {
  const begun = performance.now();
  let isTold = false;
  return (nodes, most) => {
    const seconds = (performance.now() - begun) / 1000;
    progress(`${name}: ${counted(nodes, 'configuration')}`);
    const all = (seconds / nodes) * most;
    if (isTold || seconds < 2 || all <= 10) return;
    isTold = true;
    complain(
      `${name}: ${counted(nodes, 'configuration')} of at most ${most.toLocaleString('en')} after ` +
        `${seconds.toFixed(0)} s; it may take up to ${all.toFixed(0)} s.`,
    );
  };
};

const countOf = (verdicts: readonly RaceVerdict[], ...kinds: readonly string[]): number =>
  verdicts.filter(({ verdict }) => kinds.includes(verdict)).length;

const raceTable = (results: readonly RaceVerification[]): string =>
  table(
    [
      'race',
      'configurations',
      'with fewer orders',
      'properties',
      'hold',
      'not expanded',
      'wrong',
      's',
    ],
    results.map(({ race, configurations, reduced, verdicts, milliseconds }) => [
      race,
      configurations.toLocaleString('en'),
      reduced.toLocaleString('en'),
      verdicts.length,
      countOf(verdicts, 'holds'),
      countOf(verdicts, 'undecided'),
      countOf(verdicts, 'violated', 'idle', 'broken'),
      (milliseconds / 1000).toFixed(1),
    ]),
  );

/** Of how many configurations the machines are, and how few make a difference. */
const mergedLines = (machines: RaceVerification['machines']): string[] =>
  machines.flatMap(({ part, configurations, merged }) =>
    merged === 0 || merged === configurations
      ? []
      : [
          `${part}: of ${counted(configurations, 'configuration')} of the machine ` +
            `${merged.toLocaleString('en')} make a difference`,
        ],
  );

/** What does not hold with its schedule, and what is not decided. */
const linesOf = ({ race, verdicts }: RaceVerification): string[] =>
  verdicts.flatMap((one) => {
    if (one.verdict === 'undecided') return [`${race}  ${one.property.name}: ${one.because}`];
    if (one.verdict !== 'violated') return [];
    const { breach, schedule = [], isShortest } = one;
    const repeats = breach.repeats?.length ?? 0;
    const end =
      breach.repeats === null
        ? []
        : [
            repeats === 0
              ? 'Nothing more has to happen then.'
              : `The last ${counted(repeats, 'step')} may come again and again.`,
          ];
    return [
      '',
      `${race}: ${one.property.says}`,
      `Not so, from "${breach.input}"${isShortest ? '' : ' (a shorter schedule may exist)'}:`,
      scheduleText(schedule),
      ...end,
    ];
  });

const scheduleText = (schedule: readonly ScheduleStep[]): string =>
  table(
    ['', 'who', 'what', 'what is others then'],
    schedule.map(({ who, what, changes }, index) => [
      index + 1,
      who,
      what,
      changes
        .map(({ name, from, to }) => `${name}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`)
        .join(', '),
    ]),
  );
