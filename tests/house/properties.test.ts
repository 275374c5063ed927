import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { endpoints } from '../../contract/endpoints';
import type { Condition } from '../../machines/shared/properties';
import { flows } from '../model/harness/flows';

const CONTRACTS = [
  'contractOffer: sendOffer',
  'contractRequest: answerRequest',
  'contracts: takeStep',
];
/** Requests that move money or bind somebody to, with the machines and actors that send them. */
const MONEY: Readonly<Record<string, readonly string[]>> = {
  placeDeposit: ['deposit: placeOrder'],
  requestWithdrawal: ['withdrawalRequest: sendRequest'],
  cancelWithdrawal: ['withdrawalRequest: cancelRequest'],
  answerWithdrawal: ['withdrawalConfirmation: sendAnswer'],
  walletTransfer: ['walletTransfer: submit', 'wallets: bringBack', 'gameLaunch: bringBack'],
  teamTransfer: ['teamTransfer: sendTransfer'],
  claimRaffle: ['activities: claim', 'activities: join', 'activityApplication: apply'],
  redeemPointReward: ['redeemReward: submit'],
  convertPoint: ['convertPoints: submit'],
  dividendContract: CONTRACTS,
  dailySalaryContract: CONTRACTS,
  hourlySalaryContract: CONTRACTS,
  realTimeSalaryContract: CONTRACTS,
  startPlayBlock: ['playBreak: startPause', 'selfExclusion: startPause'],
};
/** Requests that are carried out once for each key and move no money. */
const OTHERS: Readonly<Record<string, string>> = {
  confirmAuthenticator: 'gives recovery codes',
  renewRecoveryCodes: 'gives recovery codes',
  addPasskey: 'adds a key to an account',
  register: 'opens an account',
  registerMobile: 'opens an account',
  feedback: 'leaves a message',
  createDownline: 'opens an account',
  createInvitation: 'makes a code',
};
/** Busy states of which it is not so, each with its reason. */
const LEFT_OTHERWISE: Readonly<Record<string, string>> = {
  'release: reloading': 'the page itself is loaded again, and the machine with it',
  'chat: conversation.line.connected.unopened':
    'the connection reports by an event that it is open; no request is answered by it',
  'activityApplication: form.uploadingFile':
    'the upload tells its progress by events, and its port ends by a time of its own',
};

const statesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(statesOf),
];
/** Whether a condition is that an actor begins, and nothing else. */
const isStartOf = ({ test: is }: Condition, actor: string): boolean => {
  const at = (starts: string[]) => {
    try {
      return is({ snapshot: { context: {} } as never, step: null, starts });
    } catch {
      return false;
    }
  };
  return at([actor]) && !at([]);
};
const propertiesOf = (machine: string) =>
  flows.find(({ cases }) => cases.machine.id === machine)?.properties ?? [];

describe('the properties that matter', () => {
  test('every busy state is left, in every machine', () => {
    const busy = flows.flatMap(({ cases: { machine } }) =>
      statesOf(machine.root)
        .filter(({ tags }) => tags.includes('busy'))
        .map(({ path }) => ({ machine: machine.id, path: path.join('.') })),
    );
    const unproved = busy.filter(
      ({ machine, path }) =>
        !propertiesOf(machine).some(
          ({ rule }) => rule.kind === 'leadsTo' && rule.leaves?.join('.') === path,
        ),
    );
    expect(unproved.map(({ machine, path }) => `${machine}: ${path}`).sort()).toEqual(
      Object.keys(LEFT_OTHERWISE).sort(),
    );
    expect(busy.length).toBeGreaterThan(150);
  });

  test('what is carried out once is either money or not', () => {
    expect(
      Object.entries(endpoints)
        .flatMap(([id, { idempotent }]) => (idempotent ? [id] : []))
        .sort(),
      'a new row with a key belongs in MONEY, with who sends it, or in OTHERS, with what it does',
    ).toEqual([...Object.keys(MONEY), ...Object.keys(OTHERS)].sort());
  });

  test.each([...new Set(Object.values(MONEY).flat())])(
    'money is never sent twice unless asked for twice: %s',
    (sender) => {
      const [machine = '', actor = ''] = sender.split(': ');
      expect(
        propertiesOf(machine)
          .filter(({ rule }) => rule.kind === 'before' && rule.isEach)
          .filter(({ rule }) => rule.kind === 'before' && isStartOf(rule.second, actor)),
        `machines/…/${machine}.properties.ts: sentOncePerWish(…, { sent: starts('${actor}') })`,
      ).not.toEqual([]);
    },
  );
});
