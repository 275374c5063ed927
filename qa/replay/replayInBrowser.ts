import type { Capsule, CapsuleEntry } from '../../machines/shared/capsule';
import { stableJson } from '../base/stableJson';
import { valueText } from '../model/words';
import { outcomeText } from './replay';
import type { ActorReplay } from './replayActor';
import type { Stage } from './stage';

export type BrowserReplay = {
  readonly isPassed: boolean;
  /** Replayed lives, and their events. */
  readonly lives: number;
  readonly events: number;
  /** What was not replayed, in a sentence each. */
  readonly left: readonly string[];
  readonly sentence: string;
};

/**
 * Replays the lives of a capsule in the app, one after another, until the app's own record differs
 * from the capsule's.
 */
export const replayInBrowser = async (
  capsule: Capsule,
  replays: readonly ActorReplay[],
  stage: Stage,
  onLife: (machine: string) => void = () => undefined,
): Promise<BrowserReplay> => {
  const undriven = new Set<string>();
  const left: string[] = [];
  const count = { lives: 0, events: 0 };
  for (const {
    actor: { machine, id },
    path,
    entries,
  } of replays) {
    const flow = stage.flows[machine];
    if (!flow) {
      undriven.add(machine);
      continue;
    }
    const obstacle = !path
      ? 'its start is not in the record'
      : flow.inputs.includes(path.input)
        ? null
        : `nobody can start it with the input "${path.input}" in a browser`;
    if (!path || obstacle !== null) {
      left.push(`${machine} (${id}) was not acted out: ${obstacle}.`);
      continue;
    }
    onLife(machine);
    const isOfMatter: OfMatter = (type, transitions) =>
      type !== STOP &&
      !flow.incidental.includes(type) &&
      (type === START || transitions.length > 0);
    const recorded = entries.filter((entry) => isOfMatter(typeOf(entry), entry.transitions));
    const play = async () => {
      const { report, failure } = await stage.play(
        machine,
        {
          ...path,
          steps: path.steps.filter(({ event, transitions }) => isOfMatter(event, transitions)),
        },
        capsule,
        (one) =>
          lastLifeOf(one, machine).filter((entry) => isOfMatter(typeOf(entry), entry.transitions))
            .length >= recorded.length,
      );
      return {
        failure,
        sentence: differenceOf(machine, recorded, lastLifeOf(report, machine), isOfMatter, failure),
      };
    };
    const first = await play();
    // A screen that was late on a busy machine gets a second chance; a real difference occurs
    // again.
    const { sentence } = first.failure === null ? first : await play();
    if (sentence !== null)
      return {
        isPassed: false,
        ...count,
        left: [...left, ...undrivenSentence(undriven)],
        sentence,
      };
    count.lives++;
    count.events += recorded.length;
  }
  return {
    isPassed: true,
    ...count,
    left: [...left, ...undrivenSentence(undriven)],
    sentence:
      `in the browser: ${count.lives} ${count.lives === 1 ? 'life' : 'lives'}, ` +
      `${count.events} events, all as recorded`,
  };
};

const undrivenSentence = (machines: ReadonlySet<string>) =>
  machines.size === 0
    ? []
    : [
        'Without gestures for a browser, and so played against the machines ' +
          `only: ${[...machines].join(', ')}.`,
      ];

/**
 * Whether an event matters. Incidental events, events that a machine ignored and the end that its
 * owner makes are neither acted out nor compared.
 */
type OfMatter = (type: string, transitions: readonly string[]) => boolean;
const START = 'xstate.init';
const STOP = 'xstate.stop';

const typeOf = ({ events: [event] }: CapsuleEntry): string => event?.type ?? '';

const lastLifeOf = (capsule: Capsule, machine: string): CapsuleEntry[] => {
  const actor = capsule.actors.findLast((one) => one.machine === machine);
  return capsule.entries.filter((entry) => entry.actor === actor?.id);
};

const differenceOf = (
  machine: string,
  recorded: readonly CapsuleEntry[],
  life: readonly CapsuleEntry[],
  isOfMatter: OfMatter,
  failure: string | null,
): string | null => {
  const own = life.filter((entry) => isOfMatter(typeOf(entry), entry.transitions));
  const index = recorded.findIndex((entry, i) => keyOf(entry) !== keyOf(own[i]));
  const entry = recorded[index];
  if (!entry)
    return failure === null
      ? null
      : `${machine} in the browser went as recorded, but the screen did not follow: ${failure}`;
  const app =
    own[index] ??
    life
      .slice(life.indexOf(own[index - 1] ?? entry) + 1)
      .find((one) => typeOf(one) === typeOf(entry));
  const what = app
    ? `the app went ${outcomeText(app)} on ${typeOf(app)}`
    : 'the app did nothing more';
  const trace = recorded.slice(0, index).map((one) => `${typeOf(one)} → ${valueText(one.value)}`);
  return [
    `${machine} in the browser differs at event ${index + 1} of ` +
      `${recorded.length}, ${typeOf(entry)}: recorded ${outcomeText(entry)}, ` +
      `but ${what}${failure === null ? '' : ` (${failure})`}.`,
    ...trace,
  ].join('\n    ');
};

const keyOf = (entry: CapsuleEntry | undefined) =>
  entry && stableJson([typeOf(entry), entry.transitions, entry.value, entry.status]);
