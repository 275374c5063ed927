import '../site/shell.setup';
import type { ReactNode } from 'react';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  agentCentreMachine,
  type AgentCentreRef,
} from '../../../machines/agents/agentCentre/agentCentre.machine';
import type {
  AgentPage,
  CentreFacts,
} from '../../../machines/agents/agentCentre/agentCentre.types';
import { renderView } from '../../support/renderView';

const facts: CentreFacts = {
  features: { dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true },
  today: '2026-11-21',
  utcOffset: 390,
  nickname: 'Kyaw',
  ahead: 0,
};
type Actors = NonNullable<Parameters<typeof agentCentreMachine.provide>[0]['actors']>;

/** The agent centre with one of its pages; `actors` provides what the page needs. */
export const openCentre = async (
  page: AgentPage,
  actors: Actors,
  view: (centre: AgentCentreRef) => ReactNode,
) => {
  const centre = createActor(
    agentCentreMachine.provide({
      actors: {
        readCentre: fromPromise<CentreFacts, void>(() => Promise.resolve(facts)),
        days: fromCallback(() => undefined),
        ...actors,
      },
    }),
    { input: { account: 'agent', page, memberId: 'u-agent' } },
  );
  centre.start();
  await waitFor(centre, (s) => s.matches('open'));
  await renderView(view(centre));
  return centre;
};
