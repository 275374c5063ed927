import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { downlinesMachine } from '../../../machines/agents/downlines/downlines.machine';
import type {
  Downline,
  DownlineFilter,
  DownlinePath,
} from '../../../machines/agents/downlines/downlines.types';
import type { RecordQuery, RecordRows } from '../../../machines/shared/recordPage';
import { Team } from '../../../src/features/agents/agentCentre/Team';
import { openCentre } from './agentCentre.world';

const downline: Downline = {
  id: 'd1',
  account: 'insein',
  nickname: 'Aye',
  type: 2,
  isOnline: false,
  balance: '1.00',
  direct: 1,
  team: 1,
  registeredAt: 0,
  lastLoginAt: null,
  path: [],
  contracts: [],
};
const indirect: Downline = {
  ...downline,
  id: 'd2',
  account: 'hlaing',
  path: [{ id: 'd9', account: 'bago' }],
};

const openTeam = () =>
  openCentre(
    'downlineManagmentView',
    {
      downlines: downlinesMachine.provide({
        actors: {
          loadRecords: fromPromise<RecordRows<Downline, DownlinePath>, RecordQuery<DownlineFilter>>(
            () =>
              Promise.resolve({
                rows: [downline, indirect],
                totalPages: 1,
                total: 2,
                totals: [{ id: 'a1', account: 'agent' }],
              }),
          ),
        },
      }),
    },
    (centre) => <Team centre={centre} symbol="K" openerRef={{ current: null }} />,
  );
const rowOf = async (account: string) =>
  within(await screen.findByRole('row', { name: new RegExp(account) }));
const buttonsOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('a row has one menu; an account of another upline only the transfer', async () => {
  const centre = await openTeam();
  const direct = await rowOf('insein');
  expect(buttonsOf(direct)).toEqual(['Team of insein', 'Offer contract', 'Actions for insein']);
  expect(buttonsOf(await rowOf('hlaing'))).toEqual(['Team of hlaing', 'Transfer to hlaing']);

  const user = userEvent.setup();
  const opener = direct.getByRole('button', { name: 'Actions for insein' });
  opener.focus();
  await user.keyboard('{ArrowDown}');
  const menu = await direct.findByRole('menu', { name: 'Actions for insein' });
  await waitFor(() => expect(menu).toHaveFocus());
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Transfer to insein', 'Contracts with insein']);
  await user.keyboard('c');
  await waitFor(() =>
    expect(menu).toHaveAttribute(
      'aria-activedescendant',
      within(menu).getByRole('menuitem', { name: 'Contracts with insein' }).id,
    ),
  );
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(direct.getByRole('button', { name: 'Actions for insein' })).toHaveFocus(),
  );
  await waitFor(() => expect(direct.queryByRole('menu')).toBeNull());
  centre.stop();
});
