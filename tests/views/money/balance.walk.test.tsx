import '../site/shell.setup';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Balance as Amount } from '../../../contract/platform';
import { cases } from '../../../machines/money/balance/balance.cases';
import { balanceMachine } from '../../../machines/money/balance/balance.machine';
import { shellMachine } from '../../../machines/site/shell/shell.machine';
import { BalanceCard } from '../../../src/features/agents/agentHome/BalanceCard';
import { Balance } from '../../../src/features/site/shell/Balance';
import { formatMoney } from '../../../src/ui/money';
import { Held } from '../../support/held';
import { walkLoader, type State } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';

/** The header's, and the card of the agents' page. */
const start = async () => {
  const load = new Held<Amount>();
  const loader = createActor(balanceMachine.provide({ actors: { load: load.logic } })).start();
  const shell = createActor(shellMachine, {
    input: { menuCollapsed: false, theme: 'system', balanceHidden: false },
  }).start();
  const { session } = standInSession({ balance: loader });
  await renderView(
    <>
      <Balance session={session} shell={shell} />
      <BalanceCard session={session} shell={shell} />
    </>,
  );
  return { load, loader, stop: () => loader.stop() };
};

const expectPlaces = (state: State, amount: string | null, fault: string) => {
  const places = screen.getAllByRole('group', { name: 'Balance' });
  expect(places).toHaveLength(2);
  for (const place of places.map((element) => within(element))) {
    expect(place.getByRole('button', { name: 'Refresh balance' }).getAttribute('aria-busy')).toBe(
      state === 'loading' ? 'true' : null,
    );
    expect(place.queryAllByText(/^K/).map((money) => money.textContent)).toEqual(
      amount === null ? [] : [amount],
    );
    expect(place.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
      state === 'failed' ? [fault] : [],
    );
  }
};

walkLoader<Amount>({
  cases,
  start,
  reload: () =>
    void fireEvent.click(
      screen.getAllByRole('button', { name: 'Refresh balance' })[0] as HTMLElement,
    ),
  canHappen: () => true,
  expectWaiting: () => expectPlaces('loading', null, ''),
  expectFailed: () => expectPlaces('failed', null, 'Not loaded'),
  expectKnown: ({ balance, currencySymbol }, state) =>
    expectPlaces(state, formatMoney(balance, currencySymbol), 'The balance could not be refreshed'),
});
