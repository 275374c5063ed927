import './shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Balance as BalanceValue } from '../../contract/platform';
import { cases } from '../../machines/balance/balance.cases';
import { balanceMachine } from '../../machines/balance/balance.machine';
import { shellMachine } from '../../machines/shell/shell.machine';
import { BalanceCard } from '../../src/features/agent/BalanceCard';
import { Balance } from '../../src/features/shell/Balance';
import { formatMoney } from '../../src/ui/money';
import { standInSession } from '../support/standInSession';
import { walkLoader, type LoaderState } from '../support/loaderWalk';

/** The header's, and the card of the agents' page. */
const places = () => screen.getAllByRole('group', { name: 'Balance' }).map((place) => within(place));

const expectShown = (state: LoaderState, known: BalanceValue | null) => {
  for (const place of places()) {
    const refresh = place.getByRole('button', { name: 'Refresh balance' });
    if (state === 'loading') expect(refresh).toHaveAttribute('aria-busy', 'true');
    else expect(refresh).not.toHaveAttribute('aria-busy');
    if (known) expect(place.getByText(formatMoney(known.balance, known.currencySymbol))).toBeVisible();
    else expect(place.queryByText(/^K/)).toBeNull();
    expect(place.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(state === 'failed' ? [expect.stringMatching(known ? /could not be refreshed/ : /could not be/)] : []);
  }
};

walkLoader({
  cases,
  machine: balanceMachine,
  view: (balance) => {
    const { session } = standInSession({ balance });
    const shell = createActor(shellMachine, { input: { menuCollapsed: false, theme: 'system', balanceHidden: false } }).start();
    return <><Balance session={session} shell={shell} /><BalanceCard session={session} shell={shell} /></>;
  },
  again: () => places()[0]?.getByRole('button', { name: 'Refresh balance' }) ?? null,
  expectShown,
});
