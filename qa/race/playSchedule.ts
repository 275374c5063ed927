import { stableJson } from '../base/stableJson';
import { stimulusLabel } from '../model/stimuli';
import { valueText } from '../model/words';
import { messageOf } from '../model/model';
import { mayBeLate, type Effect, type Race, type RaceCall, type Shared } from './race';
import type { RaceTab } from './stage';
import type { RaceAction } from './system';
import type { ScheduleStep } from './verifyRace';

/** What became of a schedule that was played. */
export type Played =
  | {
      readonly isFollowed: true;
      /** The shared things, as what was really asked for has left them. */
      readonly shared: Shared;
    }
  | { readonly isFollowed: false; readonly because: string };

/**
 * Plays a schedule of a race in running tabs: the requests that the tabs really send are held back,
 * carried out by the platform of the race when the schedule says so, and then answered or lost. It
 * is followed when every tab is where the schedule has it after each step, and the shared things
 * are the same.
 */
export const playSchedule = async (
  race: Race,
  start: string,
  schedule: readonly ScheduleStep[],
  tabs: Readonly<Record<string, RaceTab>>,
): Promise<Played> => {
  const player = new Player(race, tabs);
  let at = 'at the start';
  try {
    await player.start(race.starts[start] ?? {});
    for (const [index, step] of schedule.entries()) {
      at = `in step ${index + 1} (${[step.who, step.what].filter(Boolean).join(': ')})`;
      await player.play(step.action);
      await player.compare(step.after);
    }
    return { isFollowed: true, shared: player.shared };
  } catch (error) {
    return { isFollowed: false, because: `${at} ${messageOf(error)}` };
  }
};

type Request = {
  readonly id: number;
  readonly call: RaceCall;
  readonly asked: string;
  /** The steps of the platform that are done, and what the last one has noted. */
  step: number;
  note: unknown;
  answer: string | null;
};
type Lane = { now: Request | null; late: Request | null };

/** The platform of a race, with the tabs that ask it. */
class Player {
  shared: Shared;
  private readonly lanes = new Map<string, Lane>();
  private readonly seen = new Map<string, number>();
  /** What was told to each part and not heard yet. */
  private readonly told: Record<string, string[]> = {};

  constructor(
    private readonly race: Race,
    private readonly tabs: Readonly<Record<string, RaceTab>>,
  ) {
    this.shared = race.shared;
  }

  async start(inputs: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, { isRepeated }] of Object.entries(this.race.parts))
      if (!isRepeated) await this.begin(name, inputs[name] ?? 'default');
  }

  async play(action: RaceAction): Promise<void> {
    switch (action.does) {
      case 'begin':
        return this.begin(action.part, action.input);
      case 'step':
        return this.take(action);
      case 'miss':
        return this.hear(action.part, action.message);
      case 'carryOut':
        return this.carryOut(action);
      case 'happen':
        return this.change(this.race.happens[action.name] ?? {}, '');
    }
  }

  async compare({ states, shared }: ScheduleStep['after']): Promise<void> {
    for (const [name, wanted] of Object.entries(states)) {
      const state = await this.tab(name).state();
      if (stableJson(state) !== stableJson(wanted))
        throw new Error(`"${name}" is in ${placeText(state)}, not in ${placeText(wanted)}`);
    }
    for (const name of Object.keys(this.race.shared))
      if (stableJson(this.shared[name]) !== stableJson(shared[name]))
        throw new Error(
          `${name} is ${stableJson(this.shared[name])}, not ${stableJson(shared[name])}`,
        );
  }

  private tab(part: string): RaceTab {
    const tab = this.tabs[part];
    if (!tab) throw new Error(`there is no tab for "${part}"`);
    return tab;
  }

  private async begin(part: string, input: string): Promise<void> {
    await this.tab(part).begin(input);
    await this.notice(part);
  }

  private async take({ part, stimulus }: Extract<RaceAction, { does: 'step' }>): Promise<void> {
    const { kind, actor = '', case: name } = stimulus;
    const label = stimulusLabel(stimulus);
    const lane = this.lanes.get(laneOf(part, actor));
    const isHeard = Object.values(this.race.channels).some(
      ({ between, messages }) => between.includes(part) && messages.includes(label),
    );
    if (isHeard) this.hear(part, label);
    if (lane && name !== null && (kind === 'done' || kind === 'error'))
      await this.settle(part, lane, name);
    else await this.tab(part).take(stimulus);
    const { does = {} } = this.race.parts[part] ?? {};
    this.change(does[label] ?? does[stimulus.type] ?? {}, part);
    await this.notice(part);
  }

  /** The request that a part waits for is answered as the platform said, or else it is lost. */
  private async settle(part: string, lane: Lane, name: string): Promise<void> {
    const { now } = lane;
    if (!now) throw new Error(`"${part}" waits for no answer`);
    lane.now = null;
    if (now.answer === name) return this.tab(part).answer(now.id, name);
    if (now.call.isLost === false)
      throw new Error(`the platform has answered "${now.answer ?? 'nothing'}", not "${name}"`);
    if (isLeft(now)) lane.late = now;
    return this.tab(part).lose(now.id, name);
  }

  /** Takes note of the requests that a part has sent, and of those that it gave up. */
  private async notice(part: string): Promise<void> {
    const requests = await this.tab(part).requests();
    const known = this.seen.get(part) ?? -1;
    for (const { id, actor, asked } of requests) {
      if (id <= known) continue;
      const call = this.race.calls.find((one) => one.actor === actor && one.from.includes(part));
      if (!call) throw new Error(`"${part}" asks by "${actor}", which no call names`);
      const lane = this.lanes.get(laneOf(part, actor)) ?? { now: null, late: null };
      if (isLeft(lane.now)) lane.late = lane.now;
      lane.now = { id, call, asked, step: 0, note: undefined, answer: null };
      this.lanes.set(laneOf(part, actor), lane);
    }
    this.seen.set(part, Math.max(known, ...requests.map(({ id }) => id)));
    const waited = requests.filter((one) => one.isWaited).map(({ id }) => id);
    for (const [name, lane] of this.lanes) {
      if (!name.startsWith(`${part}/`) || !lane.now || waited.includes(lane.now.id)) continue;
      if (isLeft(lane.now)) lane.late = lane.now;
      lane.now = null;
    }
  }

  private carryOut({ part, actor, isLate }: Extract<RaceAction, { does: 'carryOut' }>): void {
    const lane = this.lanes.get(laneOf(part, actor));
    const request = isLate ? lane?.late : lane?.now;
    if (!lane || !request) throw new Error(`"${part}" has sent no such request`);
    const step = request.call.platform[request.asked]?.[request.step];
    if (!step) throw new Error(`the platform does not know "${request.asked}"`);
    if (step.when && !step.when(this.shared)) throw new Error('the platform cannot do it now');
    const { sets = {}, note, answer } = step.does(this.shared, request.note, isLate);
    this.shared = { ...this.shared, ...sets };
    request.step += 1;
    request.note = note;
    request.answer = answer ?? null;
    if (isLate && answer !== undefined) lane.late = null;
  }

  private change({ when, sets, tells }: Effect, part: string): void {
    if (when && !when(this.shared)) throw new Error('cannot come now');
    this.shared = { ...this.shared, ...sets?.(this.shared) };
    if (!tells) return;
    for (const other of this.race.channels[tells.channel]?.between ?? [])
      if (other !== part) (this.told[other] ??= []).push(tells.message);
  }

  private hear(part: string, message: string): void {
    const index = this.told[part]?.indexOf(message) ?? -1;
    if (index < 0) throw new Error(`"${part}" was not told "${message}"`);
    this.told[part]?.splice(index, 1);
  }
}

/** Whether it makes a difference that the platform still carries out what is given up. */
const isLeft = (request: Request | null): boolean =>
  request !== null && request.answer === null && mayBeLate(request.call, request);

const laneOf = (part: string, actor: string): string => `${part}/${actor}`;
const placeText = (state: Parameters<typeof valueText>[0] | null): string =>
  state === null ? 'no state' : valueText(state);
