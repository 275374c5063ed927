import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { agentCentreMachine } from '../../../machines/agents/agentCentre/agentCentre.machine';
import { pagesOf, selectFacts } from '../../../machines/agents/agentCentre/agentCentre.selectors';
import {
  AGENT_PAGES,
  type AgentFeatures,
  type AgentPlace,
  type CentreFacts,
} from '../../../machines/agents/agentCentre/agentCentre.types';
import { agentDashboardMachine } from '../../../machines/agents/agentDashboard/agentDashboard.machine';
import type { DashboardDay } from '../../../machines/agents/agentDashboard/agentDashboard.types';
import { withStubs } from '../../../qa/model/stub';

const OF_FEATURES = {
  agentDividendRecordCopy2: 'dividend',
  agentDailyWages2: 'dailySalary',
  agentHourSalary: 'hourlySalary',
  agentRealtimeSalary: 'realTimeSalary',
} as const;
const NONE = { dividend: false, dailySalary: false, hourlySalary: false, realTimeSalary: false };

type Opening = { page?: AgentPlace; onDashboard?: (days: { from: string; to: string }) => void };

const openWith = async (
  features: AgentFeatures,
  { page = 'agentAnnouncement', onDashboard = () => undefined }: Opening = {},
) => {
  const facts = { features, today: '2026-11-21', utcOffset: 390, nickname: 'Kyaw', ahead: 0 };
  const centre = createActor(
    (withStubs(agentCentreMachine) as typeof agentCentreMachine).provide({
      actors: {
        readCentre: fromPromise<CentreFacts, void>(() => Promise.resolve(facts)),
        days: fromCallback(() => undefined),
        agentDashboard: agentDashboardMachine.provide({
          actors: {
            readDays: fromPromise<DashboardDay[], { from: string; to: string }>(({ input }) => {
              onDashboard(input);
              return new Promise(() => undefined);
            }),
          },
        }),
      },
    }),
    { input: { account: 'agent', page, memberId: 'u-agent' } },
  );
  centre.start();
  await waitFor(centre, (s) => s.matches('open'));
  return centre;
};

test.each(Object.entries(OF_FEATURES))(
  'the page %s can be chosen exactly while the platform offers %s',
  async (name, feature) => {
    const page = name as keyof typeof OF_FEATURES;
    const others = { dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true };
    const without = await openWith({ ...others, [feature]: false });
    expect(pagesOf(selectFacts(without.getSnapshot()))).not.toContain(page);
    without.send({ type: 'page.choose', page });
    expect(without.getSnapshot().value).toEqual({ open: 'agentAnnouncement' });

    const withIt = await openWith({ ...NONE, [feature]: true });
    expect(pagesOf(selectFacts(withIt.getSnapshot()))).toContain(page);
    withIt.send({ type: 'page.choose', page });
    expect(withIt.getSnapshot().matches({ open: page })).toBe(true);
  },
);

test('without any feature the other pages are in the menu, contracts among them', async () => {
  const centre = await openWith(NONE);
  expect(pagesOf(selectFacts(centre.getSnapshot()))).toEqual(
    AGENT_PAGES.filter((page) => !(page in OF_FEATURES)),
  );
  centre.send({ type: 'page.choose', page: 'contracts' });
  expect(centre.getSnapshot().matches({ open: 'contracts' })).toBe(true);
});

test('the figures of two weeks are read on the first page, not for another address', async () => {
  const read = vi.fn<(days: { from: string; to: string }) => void>();
  const elsewhere = await openWith(NONE, { page: '/agentHome/contracts', onDashboard: read });
  expect(elsewhere.getSnapshot().value).toEqual({ open: 'contracts' });
  expect(read).not.toHaveBeenCalled();

  await openWith(NONE, { onDashboard: read });
  expect(read.mock.calls).toEqual([[{ from: '2026-11-08', to: '2026-11-21' }]]);
});

test('an address of a page that is not offered leads to the announcements', async () => {
  const centre = await openWith(NONE, { page: '/agentHome/daily' });
  expect(centre.getSnapshot().value).toEqual({ open: 'agentAnnouncement' });
});
