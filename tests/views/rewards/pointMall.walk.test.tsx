import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom, StateValue } from 'xstate';
import { cases } from '../../../machines/rewards/pointMall/pointMall.cases';
import type {
  pointMallMachine,
  PointMallSnapshot,
} from '../../../machines/rewards/pointMall/pointMall.machine';
import type { RedeemHistory } from '../../../machines/rewards/pointMall/pointMall.types';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { field, password, write } from '../../support/loginWorld';
import type { CanHappen } from '../../support/playable';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { openPoints } from './pointMall.world';

type MallEvent = EventFrom<typeof pointMallMachine>;
type Step =
  | MallEvent['type']
  | `xstate.${'done' | 'error'}.actor.loadHistory`
  | `xstate.done.actor.${'redeemReward' | 'convertPoints'}`;
type World = Awaited<ReturnType<typeof openPoints>>;

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const tabs = { rewards: 'Rewards', history: 'History', rules: 'Rules' } as const;
const tell = ({ mall }: World, event: MallEvent) => act(async () => mall.send(event));

const gestures = {
  'tab.choose': (world, name) => {
    const { tab } = eventOf(cases, 'tab.choose', name) as { tab: keyof typeof tabs };
    const shown = screen.getByRole('tab', { name: tabs[tab] });
    // The selected one cannot be chosen again.
    if (shown.getAttribute('aria-selected') === 'true')
      return tell(world, { type: 'tab.choose', tab });
    fireEvent.click(shown);
  },
  'redeem.open': () => press('Redeem: Umbrella'),
  'convert.open': () => press('Exchange for money'),
  'page.turn': () => press('Next page'),
  'history.reload': () => press('Try again'),
  // A person logged in, and changed the language, elsewhere on the page.
  'viewer.changed': (world) => tell(world, { type: 'viewer.changed' }),
  'language.changed': (world) => tell(world, { type: 'language.changed' }),
  'xstate.done.actor.redeemReward': async ({ ports }, name) => {
    if (name === 'cancelled') return press('Close');
    write(password('Login password'), 'x');
    press('Redeem now');
    await ports.redeem.answer({ kind: 'accepted', value: 8_200 });
  },
  'xstate.done.actor.convertPoints': async ({ ports }, name) => {
    if (name === 'cancelled') return press('Close');
    write(field(/^Points/), '150');
    write(password('Login password'), 'x');
    press('Exchange now');
    await ports.convert.answer({ kind: 'accepted', value: 8_050 });
  },
  'xstate.done.actor.loadHistory': ({ ports }, name) =>
    ports.loadHistory.answer(outputOf(cases, 'loadHistory', name) as RedeemHistory | null),
  'xstate.error.actor.loadHistory': ({ ports }, name) =>
    ports.loadHistory.fail(errorOf(cases, 'loadHistory', name)),
} satisfies Gestures<Step, World>;

const tabOf = (value: StateValue) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as keyof typeof tabs;

const expectHistory = (screenOf: string, isKnown: boolean) => {
  const table = screen.queryByRole('table', { name: 'History' });
  expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    screenOf === 'failed' ? [expect.stringContaining('Network link is abnormal')] : [],
  );
  switch (screenOf) {
    case 'loading':
      return isKnown
        ? expect(table?.parentElement).toHaveAttribute('aria-busy', 'true')
        : expect(screen.getByRole('group', { name: 'History' })).toHaveAttribute(
            'aria-busy',
            'true',
          );
    case 'ready':
      return expect(
        within(screen.getByRole('table', { name: 'History' })).getByRole('row', {
          name: /Umbrella.*In process/,
        }),
      ).toBeVisible();
    case 'empty':
      return expect(
        screen.getByText('You have not collected or redeemed any points yet.'),
      ).toBeVisible();
    case 'guest':
      return expect(
        screen.getByText('Log in to see what you collected and redeemed.'),
      ).toBeVisible();
    case 'failed':
      return expect(table).toBeNull();
    default:
      throw new Error(`nothing is known of ${screenOf}`);
  }
};

const expectShown = (value: StateValue, isKnown: boolean) => {
  const tab = tabOf(value);
  const inside = typeof value === 'string' ? '' : String(Object.values(value)[0]);
  expect(screen.getByRole('tab', { name: tabs[tab] })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryAllByRole('dialog', { name: 'Redeem reward' })).toHaveLength(
    inside === 'redeem' ? 1 : 0,
  );
  expect(screen.queryAllByRole('dialog', { name: 'Exchange points' })).toHaveLength(
    inside === 'convert' ? 1 : 0,
  );
  if (tab === 'history') return expectHistory(inside, isKnown);
  if (tab === 'rules') return expect(screen.getByText('Points are for playing.')).toBeVisible();
  return expect(
    within(screen.getByRole('list', { name: 'Rewards' })).getByRole('heading', {
      name: 'Umbrella',
    }),
  ).toBeVisible();
};

/** A person has the retry only after a failure, and another page only when there is one. */
const canHappen: CanHappen = ({ snapshot }, { stimulus: { type } }) => {
  const { page, history } = (snapshot as PointMallSnapshot).context;
  if (type === 'history.reload') return snapshot.matches({ history: 'failed' });
  return (
    type !== 'page.turn' ||
    (snapshot.matches({ history: 'ready' }) && page < (history?.totalPages ?? 0))
  );
};

walkScreens({
  cases,
  canHappen,
  gestures,
  // Enough for any order in which the plan redeems.
  start: () => openPoints(10_000),
  actorOf: ({ mall }) => mall,
  expectShown: ({ mall }, value) =>
    waitFor(() => expectShown(value, (mall.getSnapshot().context.history?.rows.length ?? 0) > 0)),
});
