import '../site/shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/rewards/vip/vip.cases';
import { vipMachine } from '../../../machines/rewards/vip/vip.machine';
import type { Vip } from '../../../machines/rewards/vip/vip.types';
import { VipPage } from '../../../src/features/rewards/vip/VipPage';
import { Held } from '../../support/held';
import { walkLoader } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';

const start = async () => {
  const load = new Held<Vip>();
  const vip = createActor(vipMachine.provide({ actors: { load: load.logic } })).start();
  await renderView(<VipPage vip={vip} timeZone="Asia/Yangon" />);
  return { load, loader: vip, stop: () => vip.stop() };
};

const part = (name: string) => within(screen.getByRole('region', { name }));
const textOf = (element: Element | undefined) =>
  element?.textContent?.replaceAll(/\s/g, ' ').trim();
const benefits = () => {
  const values = part('Your level').getAllByRole('definition');
  return part('Your level')
    .getAllByRole('term')
    .map((term, index) => `${textOf(term)}: ${textOf(values[index])}`);
};
const rowsOf = (name: string) =>
  within(part(name).getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')]
        .map(textOf)
        .join(' | '),
    );

walkLoader<Vip, Awaited<ReturnType<typeof start>>>({
  cases,
  start,
  // What was read stays on show, with a way to read it again.
  canHappen: () => true,
  expectWaiting: () => expect(screen.getByRole('status')).toHaveTextContent('Loading'),
  expectKnown: (_, state) => {
    expect(part('Your level').getByText('Bronze')).toBeVisible();
    expect(benefits()).toEqual([
      'Withdrawal fee: 0.75%',
      'Daily rebate on slots: 0.40%, at most Ks 50,000.00 a day',
      'Birthday gift: Ks 1,000.00',
    ]);
    expect(part('This month').getByText(/^So far it reaches Bronze, which/)).toBeVisible();
    expect(part('This month').getByText('To reach Silver')).toBeVisible();
    expect(
      part('This month')
        .getAllByRole('progressbar')
        .map((bar) => [
          bar.getAttribute('aria-label'),
          bar.getAttribute('aria-valuenow'),
          bar.getAttribute('aria-valuemax'),
        ]),
    ).toEqual([
      ['Settled bets', '15000', '20000'],
      ['Deposits', '20000', '20000'],
    ]);
    expect(rowsOf('All levels')).toEqual([
      [
        'Bronze Yours | Ks 5,000.00 | Ks 5,000.00 | 0.75%',
        '0.40% | Ks 50,000.00 | Ks 1,000.00',
      ].join(' | '),
      ['Silver | Ks 20,000.00 | Ks 20,000.00 | None', '0.80% | Ks 200,000.00 | Ks 3,000.00'].join(
        ' | ',
      ),
    ]);
    expect(rowsOf('Your levels by month')).toHaveLength(2);
    expect(rowsOf('Your levels by month')[1]).toMatch(/No level \| Ks 100\.00 \| Ks 0\.00$/);
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      state === 'failed' ? [expect.stringContaining('Network link is abnormal')] : [],
    );
  },
});
