import '../site/shell.setup';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/rewards/activities/activities.cases';
import {
  activitiesMachine,
  type ActivitiesSnapshot,
} from '../../../machines/rewards/activities/activities.machine';
import type {
  Activities,
  Activity,
  ActivityOutcome,
  ActivityChoice,
} from '../../../machines/rewards/activities/activities.types';
import { activityApplicationMachine } from '../../../machines/rewards/activityApplication/activityApplication.machine';
import type {
  ActivityApplicationOutput,
  Application,
} from '../../../machines/rewards/activityApplication/activityApplication.types';
import type { ImageFilesEvent } from '../../../machines/shared/imageFiles';
import { ActivityApplication } from '../../../src/features/rewards/activityApplication/ActivityApplication';
import { RewardCentre } from '../../../src/features/rewards/activities/RewardCentre';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'load' | 'join' | 'claim';
type Step =
  | EventFrom<typeof activitiesMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | 'xstate.done.actor.activityApplication';

const start = async () => {
  const ports = {
    load: new Held<Activities>(),
    join: new Held<ActivityOutcome, ActivityChoice>(),
    claim: new Held<ActivityOutcome, ActivityChoice>(),
    apply: new Held<ActivityOutcome, Application>(),
  };
  vi.useFakeTimers({
    now: 0,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  const activities = createActor(
    activitiesMachine.provide({
      actors: {
        load: ports.load.logic,
        join: ports.join.logic,
        claim: ports.claim.logic,
        activityApplication: activityApplicationMachine.provide({
          actors: {
            imageFiles: fromCallback<ImageFilesEvent>(() => undefined),
            apply: ports.apply.logic,
          },
        }),
      },
    }),
  ).start();
  await renderView(
    <RewardCentre
      activities={activities}
      timeZone="Asia/Yangon"
      renderApplication={(application) => <ActivityApplication application={application} />}
    />,
  );
  return { activities, ports };
};
type World = Awaited<ReturnType<typeof start>>;

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));

const gestures = {
  // Where nothing has failed, a changed language asks.
  'activities.reload': ({ activities }) =>
    screen.queryByRole('button', { name: 'Try again' })
      ? press('Try again')
      : act(() => activities.send({ type: 'activities.reload' })),
  'activity.join': () => press('Take part: sprint'),
  'activity.apply': () => press('Apply: match'),
  'activity.claim': () => press('Claim: cashback'),
  'xstate.done.actor.activityApplication': async ({ ports }, name) => {
    const output = outputOf(cases, 'activityApplication', name) as ActivityApplicationOutput;
    if (output.kind === 'cancelled') return press('Back');
    fireEvent.input(screen.getByRole('textbox', { name: 'Remark' }), {
      target: { value: 'Level 4' },
    });
    press('Send application');
    await ports.apply.answer({ kind: 'accepted', activity: output.activity });
  },
  'xstate.done.actor.load': ({ ports }, name) =>
    ports.load.answer(outputOf(cases, 'load', name) as Activities),
  'xstate.error.actor.load': ({ ports }, name) => ports.load.fail(errorOf(cases, 'load', name)),
  'xstate.done.actor.join': ({ ports }, name) =>
    ports.join.answer(outputOf(cases, 'join', name) as ActivityOutcome),
  'xstate.error.actor.join': ({ ports }, name) => ports.join.fail(errorOf(cases, 'join', name)),
  'xstate.done.actor.claim': ({ ports }, name) =>
    ports.claim.answer(outputOf(cases, 'claim', name) as ActivityOutcome),
  'xstate.error.actor.claim': ({ ports }, name) => ports.claim.fail(errorOf(cases, 'claim', name)),
} satisfies Gestures<Step, World>;

const BADGES = {
  join: 'Open to join',
  claim: 'To be claimed',
  applying: 'Pending',
  claimed: 'Claimed',
} as const;
const BUTTONS = { join: 'Take part: sprint', claim: 'Claim: cashback' } as const;
const NAMES = { join: 'sprint', claim: 'cashback' } as const;
type Kind = keyof typeof BUTTONS;
const PRESSED: Readonly<Record<string, keyof typeof BUTTONS>> = {
  joining: 'join',
  claiming: 'claim',
};

/** Checks what a person sees; written by hand, apart from the selectors. */
const expectShown = (
  { context: { known, message } }: Pick<ActivitiesSnapshot, 'context'>,
  value: StateValue,
) => {
  const told = screen.queryAllByRole('alert').map((alert) => alert.textContent);
  if (value === 'failed')
    return expect(told).toEqual([expect.stringContaining('Network link is abnormal')]);
  if (value === 'application')
    return expect(screen.getByRole('heading', { name: 'Apply: match' })).toHaveFocus();
  if (value === 'loading') return expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(told).toEqual(
    message === null
      ? []
      : [
          expect.stringMatching(
            'text' in message ? /^This promotion is not open/ : /^Network link is abnormal/,
          ),
        ],
  );
  const rows = within(screen.getByRole('list', { name: 'Promotion activities' })).getAllByRole(
    'listitem',
  );
  const badges = rows.map((row) =>
    Object.values(BADGES).filter((badge) => within(row).queryByText(badge)),
  );
  const expected = known?.activities.map(({ status }) => [BADGES[status as keyof typeof BADGES]]);
  expect(badges).toHaveLength(expected?.length ?? 0);
  expect(badges).toEqual(expect.arrayContaining(expected ?? []));
  for (const [status, name] of Object.entries(BUTTONS)) {
    const button = screen.queryByRole('button', { name });
    expect(button !== null).toBe(
      known?.activities.some((one) => one.status === status && one.id === NAMES[status as Kind]),
    );
    if (button)
      expect(button.getAttribute('aria-busy')).toBe(
        PRESSED[String(value)] === status ? 'true' : null,
      );
  }
};

afterEach(() => void vi.useRealTimers());
walkScreens({
  cases,
  gestures,
  start,
  actorOf: ({ activities }) => activities,
  onTimer: async () => void (await act(() => vi.advanceTimersByTimeAsync(10_000))),
  expectShown: ({ activities }, value) => expectShown(activities.getSnapshot(), value),
});

test('what can be claimed comes first, and stays in its place when it was claimed', async () => {
  const { ports } = await start();
  const one = (id: string, status: Activity['status']): Activity => ({
    id,
    kind: 'bets',
    rate: null,
    tickets: null,
    proof: null,
    promotionId: null,
    title: id,
    status,
    bonus: '500.00',
    gameType: null,
    stake: '200.00',
    staked: '200.00',
    opensAt: 0,
    beginsAt: 0,
    endsAt: 86_400_000,
    application: null,
  });
  const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  await ports.load.answer({
    currencySymbol: 'K',
    canTakePart: true,
    activities: [one('a', 'closed'), one('b', 'join'), one('c', 'claim'), one('d', 'inProcess')],
  });
  const order = ['Ready to claim', 'c', 'Under way', 'd', 'Open to you', 'b', 'Over', 'a'];
  expect(titles()).toEqual(order);
  press('Claim: c');
  await ports.claim.answer({ kind: 'accepted', activity: one('c', 'claimed') });
  expect(screen.getByText('Claimed')).toBeVisible();
  expect(titles()).toEqual(order);
});
