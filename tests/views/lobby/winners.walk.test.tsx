import '../site/shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/lobby/winners/winners.cases';
import { winnersMachine } from '../../../machines/lobby/winners/winners.machine';
import type { WinnerEntry } from '../../../machines/lobby/winners/winners.types';
import { Winners } from '../../../src/features/lobby/lobby/Winners';
import { Held } from '../../support/held';
import { walkLoader } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';

const start = async () => {
  const load = new Held<WinnerEntry[]>();
  const loader = createActor(winnersMachine.provide({ actors: { load: load.logic } })).start();
  await renderView(<Winners session={standInSession({ winners: loader }).session} />);
  return { load, loader, stop: () => loader.stop() };
};
const board = () => screen.getByRole('region', { name: 'Winners' });

walkLoader<WinnerEntry[]>({
  cases,
  start,
  expectWaiting: () => expect(board()).toHaveAttribute('aria-busy', 'true'),
  expectKnown: (_, state) => {
    expect(board().getAttribute('aria-busy')).toBe(state === 'loading' ? 'true' : null);
    expect(within(board()).getByRole('button', { name: /th\*\*\*i.*K1,200\.00/ })).toBeVisible();
  },
});
