import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cases as offerCases } from '../../../machines/agents/contractOffer/contractOffer.cases';
import type {
  OfferEvent,
  OfferForm,
  OfferInput,
  OfferOutcome,
} from '../../../machines/agents/contractOffer/contractOffer.types';
import { cases as requestCases } from '../../../machines/agents/contractRequest/contractRequest.cases';
import type {
  ContractRequestEvent,
  ContractRequestInput,
  ImpactOutcome,
  ProcessOutcome,
  TieredTerms,
} from '../../../machines/agents/contractRequest/contractRequest.types';
import { cases as contractsCases } from '../../../machines/agents/contracts/contracts.cases';
import type {
  Contract,
  ContractsEvent,
  ContractsInput,
} from '../../../machines/agents/contracts/contracts.types';
import { cases as settlementCases } from '../../../machines/agents/settlement/settlement.cases';
import type {
  Settlement,
  SettlementOutcome,
} from '../../../machines/agents/settlement/settlement.types';
import { contractCase, termsCase } from '../../../machines/shared/contractCase';
import { errorOf, outputOf } from '../../support/caseOf';
import { gestures as requestByHand } from '../../support/gestures/contractRequest';
import { gestures as contractsByHand } from '../../support/gestures/contracts';
import { gestures as settlementByHand } from '../../support/gestures/settlement';
import type { Handy } from '../../support/hands';
import { screenHands } from '../../support/screenHands';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import {
  renderContracts,
  renderOffer,
  renderRequest,
  renderSettlement,
  type ContractsWorld,
  type OfferWorld,
  type RequestWorld,
  type SettlementWorld,
} from './contracts.world';

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const has = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null;

describe('contractRequest', () => {
  type Step =
    | ContractRequestEvent['type']
    | `xstate.${'done' | 'error'}.actor.${'readImpact' | 'answerRequest'}`;
  const gestures = {
    ...requestByHand,
    'xstate.done.actor.readImpact': ({ ports }, name) =>
      ports.readImpact.answer(outputOf(requestCases, 'readImpact', name) as ImpactOutcome),
    'xstate.error.actor.readImpact': ({ ports }, name) =>
      ports.readImpact.fail(errorOf(requestCases, 'readImpact', name)),
    'xstate.done.actor.answerRequest': ({ ports }, name) =>
      ports.answerRequest.answer(outputOf(requestCases, 'answerRequest', name) as ProcessOutcome),
    'xstate.error.actor.answerRequest': ({ ports }, name) =>
      ports.answerRequest.fail(errorOf(requestCases, 'answerRequest', name)),
  } satisfies Gestures<Step, RequestWorld & Handy>;

  /** Checks what a person sees in a state; written by hand, apart from the selectors. */
  const expectShown = (value: unknown) => {
    switch (value) {
      case 'reading':
        return expect(
          screen.getByRole('status', { name: 'Reading what this would change' }),
        ).toBeVisible();
      case 'unread':
        return expect(screen.getByRole('alert')).toHaveTextContent(/Network link|no such contract/);
      case 'review':
        expect(screen.queryByRole('dialog')).toBeNull();
        return expect(screen.getByRole('button', { name: /^(Accept|Terminate)$/ })).toBeVisible();
      case 'caution':
        return expect(
          screen.getByRole('dialog', { name: /contract of your downlines is terminated$/ }),
        ).toHaveTextContent('insein: 22% of the team’s net loss');
      case 'confirmation':
        return expect(
          screen.getByRole('dialog', {
            name: /^(Accept this contract|Reject this request|Terminate this contract)\?$/,
          }),
        ).toBeVisible();
      case 'sending':
        return expect(screen.getByRole('button', { name: /^Yes, / })).toHaveAttribute(
          'aria-busy',
          'true',
        );
      case 'unsent':
        return expect(screen.getByRole('alert')).toHaveTextContent(
          /do not know whether your answer arrived/,
        );
      case 'accepted':
        return expect(screen.getByRole('status')).toHaveTextContent(
          'The contract is accepted and in force.',
        );
      case 'rejected':
        return expect(screen.getByRole('status')).toHaveTextContent(
          /^(The request is rejected|The contract continues)\.$/,
        );
      case 'terminated':
        return expect(screen.getByRole('status')).toHaveTextContent('The contract is terminated.');
      case 'superseded':
        expect(screen.queryByText(/accepted and in force/)).toBeNull();
        return expect(screen.getByRole('status')).toHaveTextContent(/no longer open/);
      default:
        throw new Error(`nothing is known of ${String(value)}`);
    }
  };

  walkScreens({
    cases: requestCases,
    gestures,
    start: async ({ input }) => ({
      ...(await renderRequest((requestCases.inputs[input] as ContractRequestInput).contract)),
      hands: screenHands,
    }),
    actorOf: ({ actor }) => actor,
    expectShown: (_, value) => waitFor(() => expectShown(value)),
  });
});

const EMPTY = [
  'No requests are waiting for you.',
  'You have no contract yet.',
  'You have not offered a contract yet.',
  'You have no contract with anyone of this name.',
  'There is no such contract.',
];

describe('contracts', () => {
  type Step =
    | ContractsEvent['type']
    | `xstate.${'done' | 'error'}.actor.${'listContracts' | 'takeStep'}`
    | 'xstate.done.actor.contractRequest';
  const gestures = {
    ...contractsByHand,
    // The field searches only after a pause in typing, and a machine may be faster.
    'search.change': async (world, name) => {
      await contractsByHand['search.change'](world, name);
      await waitFor(() => {
        if (
          world.actor.getSnapshot().context.search !==
          screen.getByRole<HTMLInputElement>('searchbox').value
        )
          throw new Error('The field has not asked yet.');
      });
    },
    'contracts.close': () =>
      act(
        async () =>
          void fireEvent.click(
            screen.getAllByRole('button', { name: 'Close', hidden: true })[0] as HTMLElement,
          ),
      ),
    'xstate.done.actor.listContracts': ({ ports }, name) =>
      ports.listContracts.answer(outputOf(contractsCases, 'listContracts', name) as Contract[]),
    'xstate.error.actor.listContracts': ({ ports }, name) =>
      ports.listContracts.fail(errorOf(contractsCases, 'listContracts', name)),
    'xstate.done.actor.contractRequest': async ({ ports }) => {
      await ports.readImpact.fail({ kind: 'offline' });
      await press('Back to the list');
    },
    'xstate.done.actor.takeStep': ({ ports }, name) =>
      ports.takeStep.answer(outputOf(contractsCases, 'takeStep', name) as ProcessOutcome),
    'xstate.error.actor.takeStep': ({ ports }, name) =>
      ports.takeStep.fail(errorOf(contractsCases, 'takeStep', name)),
  } satisfies Gestures<Step, ContractsWorld & Handy>;

  const expectShown = (value: unknown, hasContracts: boolean) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Contracts', hidden: true }));
    switch (value) {
      case 'loading':
        return hasContracts
          ? expect(dialog.getByRole('tabpanel')).toBeVisible()
          : expect(dialog.getByRole('status', { name: 'Loading your contracts…' })).toBeVisible();
      case 'ready':
        for (const article of dialog.getAllByRole('article'))
          expect(within(article).getAllByText(/:\d\d GMT\+6:30$/)[0]).toBeVisible();
        // An open request says whose answer it waits for, and nothing else of its status.
        expect(dialog.queryByText('Pending')).toBeNull();
        expect(dialog.getAllByText(/^Waits for /).length).toBeGreaterThan(0);
        return expect(dialog.getAllByRole('article')).toHaveLength(3);
      case 'empty':
        return expect(dialog.getByText((text) => EMPTY.includes(text))).toBeVisible();
      case 'failed':
        return expect(dialog.getByRole('alert')).toHaveTextContent(/Network link/);
      case 'request':
        return expect(
          dialog.getByRole('heading', { name: 'agent offers you a contract: Dividend' }),
        ).toBeVisible();
      case 'confirmation':
        return expect(
          screen.getByRole('dialog', {
            name: /^(Ask to terminate this contract|Withdraw this)\?$/,
          }),
        ).toBeVisible();
      case 'stepping':
        return expect(screen.getByRole('button', { name: /^Yes, / })).toHaveAttribute(
          'aria-busy',
          'true',
        );
      default:
        throw new Error(`nothing is known of ${String(value)}`);
    }
  };

  walkScreens({
    cases: contractsCases,
    gestures,
    start: async ({ input }) => ({
      ...(await renderContracts(contractsCases.inputs[input] as ContractsInput)),
      hands: screenHands,
    }),
    actorOf: ({ actor }) => actor,
    expectShown: ({ actor }, value) =>
      waitFor(() => expectShown(value, actor.getSnapshot().context.contracts !== null)),
  });
});

describe('contractOffer', () => {
  type Step = OfferEvent['type'] | `xstate.${'done' | 'error'}.actor.sendOffer`;
  const fill = async (form: OfferForm) => {
    const isTiered = 'tiers' in form;
    const figures: Array<[string, string]> = isTiered
      ? form.tiers.flatMap((tier): Array<[string, string]> => [
          ['Rate in %', tier.rate],
          ['Period valid bet', tier.periodValidBet],
          ['Period team loss', tier.periodProfitLoss],
          ['Active members', tier.activeMembers],
        ])
      : [
          ["Share of players' wins in %", form.profitRate],
          ["Share of players' losses in %", form.lossRate],
          ['Smallest bet', form.singleBetAmount],
        ];
    for (const [name, value] of figures) {
      // The tiers after the first rise with it.
      for (const [index, field] of screen.getAllByRole('textbox', { name }).entries()) {
        const typed = value !== '' && name === 'Rate in %' ? String(Number(value) + index) : value;
        await act(async () => void fireEvent.input(field, { target: { value: typed } }));
      }
    }
  };
  const radioOf = (form: OfferForm) =>
    screen.getByRole('radio', { name: 'tiers' in form ? 'Dividend' : 'Real-time salary' });
  const gestures = {
    'type.choose': async ({ actor }, name) => {
      const radio = screen.getByRole<HTMLInputElement>('radio', {
        name: name === 'dividend' ? 'Dividend' : 'Real-time salary',
      });
      if (radio.checked)
        await act(async () =>
          actor.send({
            type: 'type.choose',
            contractType: name === 'dividend' ? 'dividend' : 'realTime',
          }),
        );
      else await act(async () => void fireEvent.click(radio));
    },
    'tier.add': ({ actor }) =>
      has('Add tier') ? press('Add tier') : act(async () => actor.send({ type: 'tier.add' })),
    'tier.remove': ({ actor }) =>
      has('Remove last tier')
        ? press('Remove last tier')
        : act(async () => actor.send({ type: 'tier.remove' })),
    'field.changed': ({ actor }) =>
      act(async () => actor.send({ type: 'field.changed', field: 'tiers.0.rate' })),
    'form.submit': async (_, name) => {
      const submitted = offerCases.events['form.submit']?.find((one) => one.name === name);
      if (!submitted) throw new Error(`The offer has no case ${name}.`);
      const { form } = submitted as unknown as { form: OfferForm };
      const radio = radioOf(form);
      if (!(radio as HTMLInputElement).checked) await act(async () => void fireEvent.click(radio));
      await fill(form);
      await press('Offer contract');
    },
    'form.cancel': () => press('Close'),
    'xstate.done.actor.sendOffer': ({ ports }, name) =>
      ports.sendOffer.answer(outputOf(offerCases, 'sendOffer', name) as OfferOutcome),
    'xstate.error.actor.sendOffer': ({ ports }, name) =>
      ports.sendOffer.fail(errorOf(offerCases, 'sendOffer', name)),
  } satisfies Gestures<Step, OfferWorld>;

  const expectShown = (value: unknown) => {
    const status = within(screen.getByRole('dialog', { name: 'Offer contract' })).getByRole(
      'status',
    );
    if (value === 'sending') expect(status).toHaveTextContent('Sending the offer…');
    else expect(status).toBeEmptyDOMElement();
  };

  walkScreens({
    cases: offerCases,
    gestures,
    start: ({ input }) => renderOffer(offerCases.inputs[input] as OfferInput),
    actorOf: ({ actor }) => actor,
    expectShown: (_, value) => waitFor(() => expectShown(value)),
  });

  test('focuses a new tier, and keeps the focus when a tier is removed', async () => {
    const { ports } = await renderOffer({ downline: { id: 'u-hledan', account: 'hledan' } });
    const rates = () => screen.getAllByRole('textbox', { name: 'Rate in %' });
    screen.getByRole('button', { name: 'Add tier' }).focus();
    await press('Add tier');
    expect(rates()).toHaveLength(2);
    expect(rates()[1]).toHaveFocus();
    screen.getByRole('button', { name: 'Remove last tier' }).focus();
    await press('Remove last tier');
    expect(rates()).toHaveLength(1);
    expect(rates()[0]).toHaveFocus();
    expect(ports.sendOffer.inputs).toEqual([]);
  });
});

describe('settlement', () => {
  type Step = 'data.reload' | 'dialog.close' | `xstate.${'done' | 'error'}.actor.loadSettlement`;
  const gestures = {
    ...settlementByHand,
    'xstate.done.actor.loadSettlement': ({ ports }, name) =>
      ports.loadSettlement.answer(
        outputOf(settlementCases, 'loadSettlement', name) as SettlementOutcome,
      ),
    'xstate.error.actor.loadSettlement': ({ ports }, name) =>
      ports.loadSettlement.fail(errorOf(settlementCases, 'loadSettlement', name)),
  } satisfies Gestures<Step, SettlementWorld & Handy>;

  const expectShown = (value: unknown) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Why this salary?' }));
    switch (value) {
      case 'loading':
        return expect(
          dialog.getByRole('status', { name: 'Loading the settlement…' }),
        ).toBeVisible();
      case 'ready':
        expect(dialog.getByRole('table', { name: 'Tiers' })).toBeVisible();
        return expect(dialog.getByText('Team loss 200.00 × 20% = 40.00')).toBeVisible();
      case 'failed':
        return expect(dialog.getByRole('alert')).toHaveTextContent(
          /Network link|no such settlement/,
        );
      default:
        throw new Error(`nothing is known of ${String(value)}`);
    }
  };

  walkScreens({
    cases: settlementCases,
    gestures,
    start: async () => ({ ...(await renderSettlement()), hands: screenHands }),
    actorOf: ({ actor }) => actor,
    expectShown: (_, value) => waitFor(() => expectShown(value)),
  });

  const bets = (count: number): Settlement['bets'] =>
    Array.from({ length: count }, (_, at) => ({
      time: Date.UTC(2026, 10, 20, 18, 0, at % 60),
      account: 'insein',
      game: 'Golden Padauk',
      stake: '10.00',
      profit: '-10.00',
      salary: '0.05',
    }));
  const perBet = (count: number): SettlementOutcome => ({
    kind: 'known',
    settlement: {
      id: 's1',
      type: 'realTime',
      account: 'downline',
      from: Date.UTC(2026, 10, 20, 18),
      to: Date.UTC(2026, 10, 20, 18, 5),
      amount: '7.50',
      tiers: null,
      bets: bets(count),
      terms: { kind: 'realTime', profitRate: '1.50', lossRate: '0.50', singleBetAmount: '1' },
    },
  });

  test("shows times in the platform's time zone, like the settled days and minutes", async () => {
    const { ports } = await renderSettlement('EN', 390);
    await ports.loadSettlement.answer(perBet(1));
    expect(screen.getByText('2026-11-21 00:30:00 –')).toBeVisible();
    expect(screen.getByText('2026-11-21 00:35:00')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: '2026-11-21 00:30:00' })).toBeVisible();
  });

  test.each([
    [99, false],
    [100, true],
  ])('of %d bets it says that there may be more: %s', async (count, isSaid) => {
    const { ports } = await renderSettlement();
    await ports.loadSettlement.answer(perBet(count));
    expect(
      screen.queryByText('The first 100 bets are listed here; the amount counts every bet.') !==
        null,
    ).toBe(isSaid);
  });
});

describe('the payout calculator', () => {
  const offer = contractCase({ terms: termsCase('20') });
  const filled = async (current: TieredTerms) => {
    const { ports } = await renderRequest(offer);
    await ports.readImpact.answer({
      kind: 'known',
      impact: { contract: offer, current, ends: [] },
    });
    const calculator = within(screen.getByRole('region', { name: 'What would it pay?' }));
    for (const [name, value] of [
      ['Valid bet', '5000'],
      ['Team loss', '1000'],
      ['Active members', '3'],
    ] as const) {
      fireEvent.change(calculator.getByRole('textbox', { name }), { target: { value } });
    }
    return calculator;
  };

  test('compares with the present contract when both have the same period', async () => {
    const calculator = await filled(termsCase('25'));
    expect(calculator.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '250.00',
      'Tier 1',
      '200.00',
      'Tier 1',
      '-50.00',
    ]);
    expect(calculator.queryByText(/settled over different periods/)).toBeNull();
  });

  test('does not compare a week with a month', async () => {
    const calculator = await filled({ ...termsCase('25'), period: 'monthly' });
    expect(
      calculator.getByText(/settled over different periods.+Now: Monthly\. Offered: Weekly\./),
    ).toBeVisible();
    expect(calculator.queryByText('Difference')).toBeNull();
  });
});

test('where no request waits, a button leads to the own contracts', async () => {
  const { ports } = await renderContracts({ memberId: 'u-agent', isAgent: true, downline: null });
  await ports.listContracts.answer([]);
  const button = screen.getByRole('button', { name: 'My contracts' });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByRole('tab', { name: 'My contracts' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
