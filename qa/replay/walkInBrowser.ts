import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Capsule } from '../../machines/shared/capsule';
import { stableJson } from '../base/stableJson';
import type { PlanPath } from '../plan/types';
import type { Stage } from './stage';

export type BrowserWalk =
  | {
      readonly isFollowed: true;
      /** Pictures of the last moment, by width. */
      readonly pictures: Readonly<Record<number, string>>;
      /** The app's own record of it. */
      readonly record: string;
    }
  | { readonly isFollowed: false; readonly because: string };

/** How a page is as it begins: today, with the flags of the seed. */
const SETTING = {
  page: { path: '/', language: 'EN', viewport: { width: 1440, height: 900 } },
  flags: {},
} as const;

/**
 * Goes a walk in the app and takes pictures of where it ends. It is followed when the app's own
 * record says that its machine came to the same state by the same transitions.
 */
export const walkInBrowser = async (
  machine: string,
  path: PlanPath,
  stage: Stage,
  { folder, name }: { readonly folder: string; readonly name: string },
): Promise<BrowserWalk> => {
  const flow = stage.flows[machine];
  if (!flow) return unfollowed('it has no gestures for a browser');
  if (!flow.inputs.includes(path.input))
    return unfollowed(`nobody can start it with the input "${path.input}" in a browser`);
  mkdirSync(folder, { recursive: true });
  const wanted = stableJson(takenBy(path, flow.incidental));
  const isThere = (report: Capsule) =>
    report.actors.some((one) => one.machine === machine) &&
    stableJson(lifeIn(report, machine, flow.incidental)) === wanted;
  const { report, failure, pictures } = await stage.play(
    machine,
    path,
    { ...SETTING, clock: { startedAt: Date.now(), timeZone: 'Asia/Yangon' } },
    isThere,
    { folder, name },
  );
  if (!isThere(report))
    return unfollowed(failure ?? 'the app did not come to the same state by the same transitions');
  const record = join(folder, `${name}.json`);
  writeFileSync(record, `${JSON.stringify(report, null, 2)}\n`);
  return { isFollowed: true, pictures, record };
};

const unfollowed = (because: string): BrowserWalk => ({ isFollowed: false, because });

/** What a machine does in a path: where it comes to, by which transitions. */
const takenBy = ({ steps }: PlanPath, incidental: readonly string[]) =>
  steps
    .filter(({ event, transitions }) => transitions.length > 0 && !incidental.includes(event))
    .map(({ event, transitions, expect: { value } }) => [event, transitions, value]);

/** The same, from the app's record of the machine's last life. */
const lifeIn = ({ actors, entries }: Capsule, machine: string, incidental: readonly string[]) => {
  const actor = actors.findLast((one) => one.machine === machine);
  return entries
    .filter((entry) => entry.actor === actor?.id && entry.transitions.length > 0)
    .map(({ events: [event], transitions, value }) => ({
      type: event?.type ?? '',
      transitions,
      value,
    }))
    .filter(({ type }) => type !== 'xstate.init' && !incidental.includes(type))
    .map(({ type, transitions, value }) => [type, transitions, value]);
};
