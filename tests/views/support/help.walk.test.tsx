import '../site/shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/support/help/help.cases';
import { helpMachine } from '../../../machines/support/help/help.machine';
import type { HelpTopic } from '../../../machines/support/help/help.types';
import { supportMachine } from '../../../machines/support/support/support.machine';
import { HelpDialog } from '../../../src/features/support/help/HelpDialog';
import { Held } from '../../support/held';
import { walkLoader } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';

const start = async () => {
  const load = new Held<HelpTopic[]>();
  const loader = createActor(helpMachine.provide({ actors: { load: load.logic } })).start();
  // The support machine knows which article is open; here none is.
  await renderView(<HelpDialog support={createActor(supportMachine)} help={loader} />);
  return { load, loader, stop: () => loader.stop() };
};
const help = () => within(screen.getByRole('dialog', { name: 'Help centre' }));

walkLoader<HelpTopic[]>({
  cases,
  start,
  expectWaiting: () => expect(help().getByRole('status')).toHaveTextContent('Loading'),
  expectKnown: () => expect(help().getByRole('button', { name: 'Forgot password' })).toBeVisible(),
});
