import type { StateValue } from 'xstate';
import { stableJson } from '../base/stableJson';
import { valueText } from '../model/words';
import type { Expectation, PlanStep, Refusal } from '../plan/types';
import { asTyped } from '../base/config';

/**
 * A path that somebody has approved: what each step must come to, and what it must not do. Which
 * transitions lead there is not said.
 */
export type ApprovedPath = {
  /** The wrong versions for which a witness is kept, in words; none for a path of the plan. */
  readonly tells: readonly string[];
  readonly input: string;
  readonly steps: readonly ApprovedStep[];
} & Stop;
export type ApprovedStep = Pick<PlanStep, 'event' | 'case'> & Stop;

/** What a start or a step must come to. */
type Stop = {
  readonly expect: Expectation;
  readonly refuses: readonly Refusal[];
  readonly changes: Readonly<Record<string, string | null>>;
  readonly effects: readonly string[];
};

export type ApprovedPlan = {
  readonly machine: string;
  readonly paths: readonly ApprovedPath[];
};

const HEAD = `What each step must come to. A change is approved by: ${asTyped('approve')}`;
const INTO = ' → ';
const CASE = ' · ';
const TELLS = '# tells ';
const REFUSES = '    refuses ';
const DOES = '    > ';
const FIELD = '    ';
const BETWEEN = ' | ';

/**
 * A plan as text that a person can review: a line for each step and for each thing that it changes
 * or does, so that the difference of two versions shows which step changed, and in what.
 *
 *     start "default" → closed
 *         tries = 0
 *       knob.turn · gently → open #lit
 *         tries = 1
 *         > start watch {"for":"guests"}
 *         refuses knob.turn · hard | bell.ring · once
 */
export const planText = ({ machine, paths }: ApprovedPlan): string => {
  const text = [`# ${HEAD} ${machine}`, ...paths.map(pathText)].join('\n\n');
  const again = stableJson(readPlanText(`${text}\n`));
  if (again !== stableJson({ machine, paths }))
    throw new Error(
      `the plan of ${machine} has a name that its text cannot keep: no input, event or case may ` +
        `hold "${INTO}", "${BETWEEN}" or a line break`,
    );
  return `${text}\n`;
};

const pathText = (path: ApprovedPath): string =>
  [
    ...path.tells.map((wrong) => `${TELLS}${wrong}`),
    `start ${JSON.stringify(path.input)}${INTO}${placeText(path.expect)}`,
    ...stopLines(path),
    ...path.steps.flatMap((step) => [
      `  ${nameOf(step)}${INTO}${placeText(step.expect)}`,
      ...stopLines(step),
    ]),
  ].join('\n');

const nameOf = ({ event, case: name }: Refusal): string =>
  name === null ? event : `${event}${CASE}${name}`;

const placeText = ({ value, tags, status }: Expectation): string =>
  [
    stateText(value),
    ...tags.map((tag) => `#${tag}`),
    ...(status === 'active' ? [] : [`(${status})`]),
  ].join(' ');

const stateText = (value: StateValue): string => {
  const text = valueText(value);
  return stableJson(stateOf(text)) === stableJson(value) ? text : stableJson(value);
};

const stopLines = ({ changes, effects, refuses }: Stop): string[] => [
  ...Object.keys(changes)
    .sort()
    .map((key) => `${FIELD}${key}${changes[key] === null ? ' is gone' : ` = ${changes[key]}`}`),
  ...effects.map((effect) => `${DOES}${effect}`),
  ...(refuses.length > 0 ? [`${REFUSES}${refuses.map(nameOf).join(BETWEEN)}`] : []),
];

/** Reads what `planText` wrote. Throws with the line that it does not understand. */
export const readPlanText = (text: string): ApprovedPlan => {
  const [head = '', ...lines] = text.split('\n');
  const machine = head.startsWith(`# ${HEAD} `) ? head.slice(`# ${HEAD} `.length) : undefined;
  if (machine === undefined) throw new Error('line 1 is not the head of a plan');
  const paths: Draft[] = [];
  let tells: string[] = [];
  let stop: DraftStop | undefined;
  lines.forEach((line, index) => {
    if (line === '') return;
    const path = paths.at(-1);
    if (line.startsWith(TELLS)) tells.push(line.slice(TELLS.length));
    else if (line.startsWith('start ')) {
      const [name, place] = parted(line.slice('start '.length), INTO);
      const started = { tells, input: JSON.parse(name) as string, ...stopAt(place), steps: [] };
      paths.push(started);
      stop = started;
      tells = [];
    } else if (path && /^ {2}\S/.test(line)) {
      const [name, place] = parted(line.slice(2), INTO);
      const step = { ...stepOf(name), ...stopAt(place) };
      path.steps.push(step);
      stop = step;
    } else if (!stop || !readInto(stop, line))
      throw new Error(`line ${index + 2} is no part of a plan: ${line}`);
  });
  return { machine, paths };
};

type DraftStop = {
  expect: Expectation;
  refuses: Refusal[];
  changes: Record<string, string | null>;
  effects: string[];
};
type Draft = DraftStop & {
  tells: string[];
  input: string;
  steps: (DraftStop & Pick<PlanStep, 'event' | 'case'>)[];
};

const stopAt = (place: string): DraftStop => ({
  expect: placeOf(place),
  refuses: [],
  changes: {},
  effects: [],
});

const readInto = (stop: DraftStop, line: string): boolean => {
  if (line.startsWith(DOES)) stop.effects.push(line.slice(DOES.length));
  else if (line.startsWith(REFUSES))
    stop.refuses.push(...line.slice(REFUSES.length).split(BETWEEN).map(stepOf));
  else {
    const [, key, gone, value] = /^ {4}(\S+)(?:( is gone)$| = (.*)$)/.exec(line) ?? [];
    if (key === undefined) return false;
    stop.changes[key] = gone === undefined ? (value ?? '') : null;
  }
  return true;
};

const stepOf = (name: string): Refusal => {
  if (!name.includes(CASE)) return { event: name, case: null };
  const [event, given] = parted(name, CASE);
  return { event, case: given };
};

/** Before and after the first one. */
const parted = (text: string, by: string): [string, string] => {
  const at = text.indexOf(by);
  if (at < 0) throw new Error(`"${text}" has no "${by.trim()}"`);
  return [text.slice(0, at), text.slice(at + by.length)];
};

const placeOf = (text: string): Expectation => {
  const [, state = '', tags = '', status] =
    /^(.*?)((?: #\S+)*)(?: \((done|error|stopped)\))?$/.exec(text) ?? [];
  return {
    value: state.startsWith('{') ? (JSON.parse(state) as StateValue) : stateOf(state),
    tags: tags.split(' #').filter((tag) => tag !== ''),
    status: (status as Expectation['status'] | undefined) ?? 'active',
  };
};

/** A state from the text of its leaves. */
const stateOf = (text: string): StateValue => {
  if (text === '–') return {};
  const root: Record<string, StateValue | undefined> = {};
  const leaves = text.split(' + ').map((leaf) => leaf.split('.'));
  const [only] = leaves;
  if (leaves.length === 1 && only?.length === 1) return text;
  for (const path of leaves) {
    let at = root;
    path.slice(0, -2).forEach((key) => {
      const inner = at[key];
      const next = typeof inner === 'object' ? inner : {};
      at[key] = next;
      at = next;
    });
    const [region = '', leaf] = path.length === 1 ? path : path.slice(-2);
    at[region] = leaf ?? {};
  }
  return root;
};
