import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom, StateValue } from 'xstate';
import { cases } from '../../../machines/member/memberCentre/memberCentre.cases';
import {
  memberPageOf,
  type MemberPlace,
} from '../../../machines/member/memberCentre/memberCentre.types';
import type {
  memberCentreMachine,
  MemberCentreInput,
  MemberPage,
} from '../../../machines/member/memberCentre/memberCentre.machine';
import { cases as breakCases } from '../../../machines/member/playBreak/playBreak.cases';
import type { StartOutcome } from '../../../machines/shared/pause.types';
import type { PasswordRule } from '../../../machines/shared/grant';
import { cases as transferCases } from '../../../machines/money/teamTransfer/teamTransfer.cases';
import type { TransferLimits } from '../../../machines/money/teamTransfer/teamTransfer.types';
import type { PlanStep } from '../../../qa/plan/types';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { sendNewPassword } from '../../support/gestures/login';
import { setPaymentPassword } from '../../support/gestures/paymentPassword';
import { screenHands } from '../../support/screenHands';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { agent, player, trial } from '../site/shell.world';
import { renderCentre, type CentreWorld } from './memberCentre.world';

type Port = 'readPasswordRule' | 'readToday';
type Step =
  | EventFrom<typeof memberCentreMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | `xstate.done.actor.${'changePassword' | 'playBreak' | 'selfExclusion'}`
  | `xstate.done.actor.${'teamTransfer' | 'wallets' | 'withdrawalRequest'}`;
const WORDS: Record<MemberPage, string> = {
  securityCenter: 'My account',
  transferFund: 'Wallet',
  depositv2: 'Deposit',
  withdraw: 'Withdrawal',
  transferUpline: 'Transfer to upline',
  personalHistoryCopy: 'Betting record',
  transactionHistory: 'Account record',
  personalProfit: 'Personal profit and loss',
  bonusDetails: 'Bonus details',
  rewardCenter: 'Reward centre',
  referral: 'Invite friends',
  missionLeaderboard: 'Mission leaderboard',
  vip: 'VIP',
  limits: 'Limits and breaks',
  statement: 'Statement',
  messageV2: 'Messages',
};

const centre = () => within(screen.getByRole('dialog', { name: 'Member centre' }));
const menu = () => within(centre().getByRole('navigation', { name: 'Member centre' }));
const press = (name: string) => void fireEvent.click(centre().getByRole('button', { name }));

const gestures = {
  'page.choose': ({ centre: actor }, name) => {
    const { page } = eventOf(cases, 'page.choose', name) as { page: MemberPlace };
    const entry = menu().queryByRole('button', { name: WORDS[memberPageOf(page)] });
    // The menu has no entry for a page that is not offered; the machine refuses it all the same.
    if (entry) fireEvent.click(entry);
    else act(() => actor.send({ type: 'page.choose', page }));
  },
  'records.retry': () => press('Try again'),
  'news.choose': ({ centre: actor }, name) => {
    const tab = centre().queryByRole('tab', {
      name: name === 'messages' ? 'Messages' : 'Platform info',
    });
    // A trial account has no tab of messages, and the tab shown does nothing.
    if (tab?.getAttribute('aria-selected') === 'false') return void fireEvent.click(tab);
    actor.send({ type: 'news.choose', news: name === 'messages' ? 'messages' : 'notices' });
  },
  'password.change': () => press('Change password'),
  'memberCentre.close': () => press('Close'),
  'xstate.done.actor.readPasswordRule': ({ ports }, name) =>
    ports.readPasswordRule.answer(outputOf(cases, 'readPasswordRule', name) as PasswordRule),
  'xstate.error.actor.readPasswordRule': ({ ports }, name) =>
    ports.readPasswordRule.fail(errorOf(cases, 'readPasswordRule', name)),
  'xstate.done.actor.readToday': ({ ports }, name) =>
    ports.readToday.answer(outputOf(cases, 'readToday', name) as string),
  'xstate.error.actor.readToday': ({ ports }, name) =>
    ports.readToday.fail(errorOf(cases, 'readToday', name)),
  'xstate.done.actor.changePassword': async ({ ports }, name) => {
    if (name === 'cancelled') return press('Cancel');
    await sendNewPassword(screenHands, { old: 'Croupier#2026', new: 'Lagoon#2027' });
    await ports.submit.answer({ kind: 'accepted', value: null });
  },
  // It ends here when the session does, for example while a first payment password is set.
  'xstate.done.actor.teamTransfer': async ({ ports }) => {
    await ports.readLimits.answer(
      outputOf(transferCases, 'readLimits', 'no payment password') as TransferLimits,
    );
    await setPaymentPassword(screenHands);
    await ports.setPaymentPassword.fail({ kind: 'session' });
  },
  'xstate.done.actor.playBreak': async ({ ports }) => {
    await ports.readBreak.answer({ block: null, lengths: [24], signsOut: false });
    press('Take a break');
    press('Start the break');
    await ports.startBreak.answer(outputOf(breakCases, 'startPause', 'started') as StartOutcome);
  },
  'xstate.done.actor.selfExclusion': async ({ ports, centre: actor }) => {
    await ports.readExclusion.answer({ block: null, lengths: [6], signsOut: false });
    press('Exclude myself');
    fireEvent.change(centre().getByRole('textbox', { name: /account name/ }), {
      target: { value: actor.getSnapshot().context.username },
    });
    press('Exclude me');
    await ports.startExclusion.answer(
      outputOf(breakCases, 'startPause', 'started') as StartOutcome,
    );
  },
  'xstate.done.actor.wallets': ({ ports }) => ports.readWallets.fail({ kind: 'session' }),
  'xstate.done.actor.withdrawalRequest': ({ ports }) => ports.readSetup.fail({ kind: 'session' }),
} satisfies Gestures<Step, CentreWorld>;

const expectPassword = (value: string, step: PlanStep | null) => {
  const password = within(centre().getByRole('region', { name: 'Password' }));
  expect(password.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    step?.event === 'xstate.error.actor.readPasswordRule'
      ? ['Network link is abnormal, please try again']
      : [],
  );
  if (value === 'passwordForm')
    return expect(password.getByLabelText('Old password')).toBeVisible();
  expect(password.queryByLabelText('Old password')).toBeNull();
  const opener = password.getByRole('button', { name: 'Change password' });
  return value === 'readingRule'
    ? expect(opener).toHaveAttribute('aria-busy', 'true')
    : expect(opener).not.toHaveAttribute('aria-busy');
};

const expectRecords = (page: ReturnType<typeof within>, value: string) => {
  if (value === 'readingToday')
    return expect(page.getByRole('status')).toHaveTextContent('Loading');
  if (value === 'undated')
    return expect(page.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  return expect(page.getByRole('group', { name: 'Records' })).toHaveAttribute('aria-busy', 'true');
};

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (value: StateValue, step: PlanStep | null) => {
  const [name, inside] = (typeof value === 'string' ? [value, ''] : Object.entries(value)[0]) as [
    MemberPage,
    string,
  ];
  expect(menu().getByRole('button', { current: true })).toHaveAccessibleName(WORDS[name]);
  const page = within(centre().getByRole('region', { name: WORDS[name] }));
  switch (name) {
    case 'securityCenter':
      return expectPassword(inside, step);
    case 'personalHistoryCopy':
    case 'transactionHistory':
    case 'personalProfit':
    case 'bonusDetails':
      return expectRecords(page, inside);
    case 'transferFund':
    case 'depositv2':
    case 'withdraw':
    case 'transferUpline':
    case 'rewardCenter':
    case 'vip':
      return expect(page.getByRole('status')).toHaveTextContent('Loading');
    case 'limits':
    case 'statement':
      return expect(page.getAllByRole('status')[0]).toHaveTextContent('Loading');
    case 'messageV2':
      expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(
        inside === 'messages' ? 'Messages' : 'Platform info',
      );
      return expect(page.getByRole('status')).toHaveTextContent(/oading/);
    case 'missionLeaderboard':
      return expect(page.getByRole('region', { name: 'This week’s missions' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    case 'referral':
      return expect(page.getByLabelText('Your link')).toBeVisible();
  }
};

/** Who looks: the menu follows the session. */
const MEMBERS = { member: player, trial, agent } as const;

walkScreens({
  cases,
  gestures,
  start: ({ input }) =>
    renderCentre({
      page: memberPageOf((cases.inputs[input] as MemberCentreInput).page),
      member: MEMBERS[(cases.inputs[input] as MemberCentreInput).role],
      isPaused: (cases.inputs[input] as MemberCentreInput).isPaused,
      invitation: 'THIRI7',
    }),
  actorOf: (world) => ({
    getSnapshot: () => world.centre.getSnapshot(),
    stop: () => [world.centre, world.popups, world.session].forEach((actor) => actor.stop()),
  }),
  expectShown: (_, value, step) => waitFor(() => expectShown(value, step)),
});
