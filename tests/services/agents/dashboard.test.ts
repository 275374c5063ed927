import { expect, test } from 'vitest';
import { daysOfDashboard, sumOf } from '../../../machines/agents/agentDashboard/periods.selectors';
import { createDashboard } from '../../../src/services/agents/dashboard';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests({ hasWindow: true });

test('the days add up to what the overview and the records of the income say', async () => {
  const {
    services: { agents },
  } = await sandbox.openAs('agent');
  const { today } = await agents.readCentre();
  const range = daysOfDashboard(today);
  const days = await agents.readDays(range);
  expect(days).toHaveLength(90);
  expect(days.at(-1)?.day).toBe(today);
  const all = sumOf(days);
  const { totals } = await agents.loadOverview(range);
  const { activeMembers: _, ...team } = totals;
  expect(all).toMatchObject(team);
  const income = await agents.loadRecords({
    filter: { kind: 'income', account: '', ...range },
    page: 1,
  });
  const { total, ...kinds } = income.totals;
  expect(all).toMatchObject({ income: total, ...kinds });
  expect(Number(total)).not.toBe(0);
  const [newest] = income.rows;
  const last = days.findLast(({ income: earned }) => Number(earned) !== 0);
  expect(last?.income).toBe(newest?.figures.total);
});

test('says when the network is lost', async () => {
  const tab = await sandbox.openAs('agent');
  const { today } = await tab.services.agents.readCentre();
  tab.goOffline();
  await expect(faultKindOf(tab.services.agents.readDays(daysOfDashboard(today)))).resolves.toBe(
    'offline',
  );
});

test('writes a row for each period, with the kinds of income', async () => {
  const saved: { name: string; content: Blob }[] = [];
  const none = () => Promise.reject(new Error('not read'));
  const { saveDashboard } = createDashboard({
    loadOverview: none,
    loadAll: none,
    timeZone: 'Asia/Yangon',
    saveFile: (name, content) => {
      saved.push({ name, content });
    },
  });
  const figures = {
    income: '-3.50',
    dividend: '1.00',
    daily: '2.00',
    hourly: '3.00',
    realTime: '4.00',
    rebate: '-13.50',
    deposits: '5.00',
    withdrawals: '6.00',
    bets: '7.00',
    profit: '8.00',
    newMembers: 9,
  };
  const periods = [
    { from: '2026-11-15', to: '2026-11-21', ...figures },
    { from: '2026-11-08', to: '2026-11-14', ...figures },
  ];
  saveDashboard(
    { periods },
    { fileName: ({ from, to }) => `${from} ${to}.csv`, column: (column) => column },
  );
  expect(saved.map(({ name }) => name)).toEqual(['2026-11-08 2026-11-21.csv']);
  expect(await saved[0]?.content.text()).toContain(
    [
      'from,to,income,dividend,daily,hourly,realTime,rebate,' +
        'deposits,withdrawals,bets,profit,newMembers',
      '2026-11-15,2026-11-21,-3.50,1.00,2.00,3.00,4.00,-13.50,5.00,6.00,7.00,8.00,9',
      '2026-11-08,2026-11-14,-3.50,1.00,2.00,3.00,4.00,-13.50,5.00,6.00,7.00,8.00,9',
    ].join('\r\n'),
  );
});
