import { expect, test } from 'vitest';
import { createStatement, type StatementWords } from '../../../src/services/member/statement';
import { createWhatIf } from '../../../src/services/member/whatIf';
import { openLobby } from '../harness/lobby';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();
const words: StatementWords = {
  fileName: ({ account, from, to }) => `${account} ${from} ${to}.csv`,
  columns: {
    month: 'Month',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    stakes: 'Stakes',
    returns: 'Returns, all',
    net: '=Net',
  },
};

test('reads the statement of the member, and says when the network is lost', async () => {
  const tab = await sandbox.openAs('player');
  const { readStatement } = tab.services.service(createStatement);
  const { account, months } = await readStatement();
  expect(account).toBe('player');
  expect(months.length).toBeGreaterThan(0);
  tab.goOffline();
  await expect(faultKindOf(readStatement())).resolves.toBe('offline');
});

test('writes the months into a file that a spreadsheet reads', async () => {
  const saved: { name: string; content: Blob }[] = [];
  const { services } = openLobby([], {
    saveFile: (name, content) => {
      saved.push({ name, content });
    },
  });
  const month = (name: string, net: string) => ({
    month: name,
    deposits: '20000.00',
    withdrawals: '0.00',
    stakes: '5000.00',
    returns: '4000.50',
    net,
  });
  const months = [month('2026-11', '-999.50'), month('2026-10', '0.00')];
  services.service(createStatement).saveStatement({ account: 'player', months }, words);
  expect(saved.map(({ name, content }) => [name, content.type])).toEqual([
    ['player 2026-10 2026-11.csv', 'text/csv;charset=utf-8'],
  ]);
  const bytes = await saved[0]?.content.arrayBuffer();
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    [
      '\uFEFFMonth,Deposits,Withdrawals,Stakes,"Returns, all",\'=Net',
      '2026-11,20000.00,0.00,5000.00,4000.50,-999.50',
      '2026-10,20000.00,0.00,5000.00,4000.50,0.00',
      '',
    ].join('\r\n'),
  );
});

test('asks what a limit would have done, by the kinds of the pack', async () => {
  const tab = await sandbox.openAs('player');
  const { readOptions, replay } = tab.services.service(createWhatIf);
  await expect(readOptions()).resolves.toEqual({
    kinds: ['deposit', 'loss', 'stake'],
    periods: ['day', 'week', 'month'],
    currencySymbol: 'Ks',
  });
  const limit = { kind: 'deposit', period: 'day', amount: '50000000' } as const;
  await expect(replay(limit)).resolves.toMatchObject({ stopped: 0, refused: 0, kept: '0.00' });
});
