import './shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../machines/help/help.cases';
import { helpMachine } from '../../machines/help/help.machine';
import type { HelpTopic } from '../../machines/help/help.types';
import { supportMachine } from '../../machines/support/support.machine';
import { HelpDialog } from '../../src/features/help/HelpDialog';
import { walkLoader, type LoaderState } from '../support/loaderWalk';

const help = () => within(screen.getByRole('dialog', { name: 'Help centre' }));

const expectShown = (state: LoaderState, known: HelpTopic[] | null) => {
  if (known) return expect(help().getByRole('button', { name: 'Forgot password' })).toBeVisible();
  return state === 'failed' ? expect(help().getByRole('alert')).toHaveTextContent('Network link is abnormal') : expect(help().getByRole('status')).toHaveTextContent('Loading');
};

walkLoader({
  cases,
  machine: helpMachine,
  // Which article is open is the support machine's to say; none is.
  view: (topics) => <HelpDialog support={createActor(supportMachine)} help={topics} />,
  again: () => help().queryByRole('button', { name: 'Try again' }),
  expectShown,
});
