import { readFileSync } from 'node:fs';
import type { Capsule } from '../../../machines/shared/capsule';
import { isCapsule, parseCapsule } from '../../replay/capsule';
import { replayCapsule } from '../../replay/replay';
import { defineCommand, type ExitCode } from '../command';
import { loadMachines } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { UsageError } from '../usageError';
import { runCommand } from './run';

export const replayCommand = defineCommand({
  name: 'replay',
  summary: 'plays a report of the app, or a kept path, against the machines',
  operands: 'FILE',
  about: `FILE is a replay capsule (what "Copy report" in the app and in the inspector gives) or a plan file, such as a failing
path that was kept. A capsule's events are given to the machines again, each actor on its own; texts, which it does
not hold, come from the cases. It ends with 1 at the first place where a machine does otherwise than recorded.`,
  flags: {},
  run: async ({ json, dir }, [file, ...more]) => {
    if (file === undefined || more.length > 0) throw new UsageError('replay takes one FILE: a capsule, or a plan.');
    const content = read(file);
    if (isCapsule(content)) return replay(capsuleOf(content, file), dir, json);
    if (!isPlanLike(content)) throw new UsageError(`${file} is neither a capsule ("Copy report" gives one) nor a plan ("plan --json" makes one).`);
    return runCommand.run(['--plan', file, '--dir', dir, ...(json ? ['--json'] : [])]);
  },
});

const replay = async (capsule: Capsule, dir: string, isJson: boolean): Promise<ExitCode> => {
  const { ready } = await loadMachines(dir, []);
  const { isPassed, actors, events, skipped, first, sentence } = replayCapsule(capsule, ready.map(({ cases }) => cases), progress);
  progress('');
  if (isJson) {
    printJson({
      isPassed, actors: actors.length, events, skipped, sentence,
      difference: first?.difference ? { machine: first.actor.machine, actor: first.actor.id, ...first.difference } : null,
    });
  } else {
    if (isPassed) print(sentence);
    else complain(sentence);
    for (const one of skipped) print(`left out: ${one}`);
  }
  return isPassed ? 0 : 1;
};

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
};

const capsuleOf = (content: unknown, file: string): Capsule => {
  const parsed = parseCapsule(content);
  if ('problem' in parsed) throw new UsageError(`${file} is a broken capsule: ${parsed.problem}.`);
  return parsed.capsule;
};

const isPlanLike = (content: unknown): boolean => {
  const first: unknown = Array.isArray(content) ? content[0] : content;
  return typeof first === 'object' && first !== null && 'machine' in first && 'paths' in first;
};
