import type { Capsule } from '../../../machines/shared/capsule';
import { machinesHash } from '../../base/machinesHash';
import { isCapsule, parseCapsule } from '../../replay/capsule';
import { replayCapsule, type Replay } from '../../replay/replay';
import { replayInBrowser, type BrowserReplay } from '../../replay/replayInBrowser';
import { config } from '../../base/config';
import { defineCommand, type ExitCode } from '../command';
import { findMachines } from '../discover';
import { text, yes } from '../flags';
import { readJsonFile } from '../jsonFile';
import { loadMachines } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { UsageError } from '../usageError';
import { openStageOf } from '../openStageOf';
import { runCommand } from './run';

/** `qa replay`. */
export const replayCommand = defineCommand({
  name: 'replay',
  operands: 'FILE',
  about: `FILE is a replay capsule (from "Copy report" in the app or in the inspector) or a plan
file, such as a failing path that was kept. A capsule's events are sent to the machines again,
each actor on its own; texts, which a capsule does not hold, come from the cases. With --browser,
machines that have gestures are then replayed in the app, with the capsule's clock, flags and
view, and the app's own recording is compared. Ends with 1 at the first step where a machine or
the app differs from the capsule.`,
  flags: {
    browser: yes('also replays it in Chromium, on the app and a sandbox of its own'),
    stage: text('FILE', 'the module whose "openStage" opens the app', config.browser?.stage ?? ''),
  },
  run: async ({ json, dir, browser, stage }, [file, ...more]) => {
    if (file === undefined || more.length > 0)
      throw new UsageError('replay takes one FILE: a capsule, or a plan.');
    const content = readJsonFile(file, 'a capsule or a plan');
    if (isCapsule(content))
      return replay(capsuleOf(content, file), { dir, isJson: json, stage: browser ? stage : null });
    const planned = machinesOf(content);
    if (planned.length === 0)
      throw new UsageError(
        `${file} is neither a capsule ("Copy report" gives one) nor a plan ` +
          '("plan --json" makes one).',
      );
    const names = findMachines(dir)
      .map(({ name }) => name)
      .filter((name) => planned.includes(name));
    return runCommand.run([...names, '--plan', file, '--dir', dir, ...(json ? ['--json'] : [])]);
  },
});

type Options = {
  dir: string;
  isJson: boolean;
  /** Null when only the machines are replayed. */ stage: string | null;
};

const replay = async (capsule: Capsule, { dir, isJson, stage }: Options): Promise<ExitCode> => {
  const { ready } = await loadMachines(dir, []);
  const onMachines = replayCapsule(
    capsule,
    ready.map(({ cases }) => cases),
    { onActor: progress, machinesHash: machinesHash(dir) },
  );
  const onPage =
    onMachines.isPassed && stage !== null ? await actOut(capsule, onMachines, stage) : null;
  progress('');
  if (isJson) {
    const { actors, first, ...rest } = onMachines;
    const difference = first?.difference
      ? { machine: first.actor.machine, actor: first.actor.id, ...first.difference }
      : null;
    printJson({
      ...rest,
      isPassed: rest.isPassed && onPage?.isPassed !== false,
      actors: actors.length,
      difference,
      browser: onPage,
    });
  } else {
    for (const one of onPage ? [onMachines, onPage] : [onMachines])
      (one.isPassed ? print : complain)(one.sentence);
    for (const one of onMachines.skipped) print(`left out: ${one}`);
    for (const one of onPage?.left ?? []) print(one);
  }
  return onMachines.isPassed && onPage?.isPassed !== false ? 0 : 1;
};

const actOut = async (
  capsule: Capsule,
  { actors }: Replay,
  file: string,
): Promise<BrowserReplay> => {
  const stage = await openStageOf(file);
  try {
    return await replayInBrowser(capsule, actors, stage, (machine) =>
      progress(`acting out ${machine}`),
    );
  } finally {
    await stage.close();
  }
};

const capsuleOf = (content: unknown, file: string): Capsule => {
  const parsed = parseCapsule(content);
  if ('problem' in parsed) throw new UsageError(`${file} is a broken capsule: ${parsed.problem}.`);
  return parsed.capsule;
};

/** The machines of a file of plans; none when it holds no plan. */
const machinesOf = (content: unknown): unknown[] =>
  (Array.isArray(content) ? content : [content]).flatMap((plan: unknown) =>
    typeof plan === 'object' && plan !== null && 'machine' in plan && 'paths' in plan
      ? [plan.machine]
      : [],
  );
