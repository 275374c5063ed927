import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import type { AgentOverview } from '../../../contract/agents';
import { selectOverview } from '../../../machines/agents/agentCentre/agentCentre.selectors';
import { cases } from '../../../machines/agents/agentOverview/agentOverview.cases';
import {
  agentOverviewMachine,
  type AgentOverviewSnapshot,
  type OverviewDays,
} from '../../../machines/agents/agentOverview/agentOverview.machine';
import { Overview } from '../../../src/features/agents/agentCentre/Overview';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import type { CanHappen } from '../../support/playable';
import { runningIn } from '../../support/runningIn';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { openCentre } from './agentCentre.world';

type Step =
  | EventFrom<typeof agentOverviewMachine>['type']
  | `xstate.${'done' | 'error'}.actor.loadOverview`;

const start = async () => {
  const loadOverview = new Held<AgentOverview, OverviewDays>();
  const agentOverview = agentOverviewMachine.provide({
    actors: { loadOverview: loadOverview.logic },
  });
  const centre = await openCentre('agentTeamOverview', { agentOverview }, (ref) => (
    <Overview centre={ref} symbol="K" />
  ));
  return {
    loadOverview,
    overview: runningIn(selectOverview(centre.getSnapshot())),
    stop: () => centre.stop(),
  };
};
type World = Awaited<ReturnType<typeof start>>;

const gestures = {
  'days.choose': () => void fireEvent.click(screen.getByRole('radio', { name: 'Daily' })),
  'data.reload': () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  'xstate.done.actor.loadOverview': ({ loadOverview }, name) =>
    loadOverview.answer(outputOf(cases, 'loadOverview', name) as AgentOverview),
  'xstate.error.actor.loadOverview': ({ loadOverview }, name) =>
    loadOverview.fail(errorOf(cases, 'loadOverview', name)),
} satisfies Gestures<Step, World>;

/** Figures stay on show while others are read. */
const expectShown = (value: unknown, isKnown: boolean) => {
  const figures = screen.queryByRole('region', { name: 'In this period' });
  const isShown = value === 'ready' || (value === 'loading' && isKnown);
  expect(screen.getByRole('radio', { name: 'Daily' })).toBeEnabled();
  expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    value === 'failed' ? [expect.stringContaining('Network link is abnormal')] : [],
  );
  expect(screen.queryAllByRole('status')).toHaveLength(value === 'loading' && !isKnown ? 1 : 0);
  if (!isShown || !figures)
    return expect({ figures, isShown }).toEqual({ figures: null, isShown: false });
  expect(within(figures).getByText('K300.00')).toBeVisible();
  return expect(figures.parentElement?.getAttribute('aria-busy')).toBe(
    value === 'loading' ? 'true' : null,
  );
};

/**
 * A person has the retry only after a failure. Other days, and their failure, can come while
 * figures are on show.
 */
const canHappen: CanHappen = ({ snapshot }, { stimulus: { type } }) => {
  if (type === 'data.reload') return snapshot.matches('failed');
  return (
    type === 'xstate.done.actor.loadOverview' ||
    (snapshot as AgentOverviewSnapshot).context.overview !== null
  );
};

walkScreens({
  cases,
  canHappen,
  gestures,
  start,
  actorOf: ({ overview, stop }) => ({ getSnapshot: () => overview.getSnapshot(), stop }),
  expectShown: ({ overview }, value) =>
    waitFor(() => expectShown(value, overview.getSnapshot().context.overview !== null)),
});
