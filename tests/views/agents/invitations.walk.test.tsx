import '../site/shell.setup';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import {
  createInvitationMachine,
  type CreateInvitationForm,
  type Invitation,
} from '../../../machines/agents/createInvitation/createInvitation.machine';
import { cases } from '../../../machines/agents/invitations/invitations.cases';
import { invitationsMachine } from '../../../machines/agents/invitations/invitations.machine';
import type { RequestOutcome, RequestOutput } from '../../../machines/shared/request';
import { Invitations } from '../../../src/features/agents/agentCentre/Invitations';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { button, click } from '../../support/loginWorld';
import type { CanHappen } from '../../support/playable';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Removal = { kind: 'removed' } | { kind: 'refused'; message: string };
type Child = 'loadInvitations' | 'removeInvitation';
type Step =
  | EventFrom<typeof invitationsMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Child}`
  | 'xstate.done.actor.createInvitation';

const start = async () => {
  const ports = {
    loadInvitations: new Held<Invitation[]>(),
    removeInvitation: new Held<Removal, { code: string }>(),
    submit: new Held<RequestOutcome<Invitation>, { form: CreateInvitationForm; given: null }>(),
  };
  const invitations = createActor(
    invitationsMachine.provide({
      actors: {
        loadInvitations: ports.loadInvitations.logic,
        removeInvitation: ports.removeInvitation.logic,
        createInvitation: createInvitationMachine.provide({
          actors: { submit: ports.submit.logic },
        }),
      },
    }),
  ).start();
  await renderView(<Invitations invitations={invitations} />);
  return { invitations, ports, links: new Set<string>(), message: null };
};
/** The links that exist, and the last message about a removal. */
type World = Omit<Awaited<ReturnType<typeof start>>, 'message'> & { message: string | null };

const question = () => screen.queryByRole('dialog', { name: 'Remove this invitation?' });
const answer = (name: string) =>
  void fireEvent.click(within(question() ?? document.body).getByRole('button', { name }));

const gestures = {
  'data.reload': () => click('Try again'),
  'invitation.create': (world) => {
    click('New invitation');
    world.message = null;
  },
  'invitation.remove': (world) => {
    click('Remove the invitation AB12');
    world.message = null;
  },
  'removal.confirm': () => answer('Remove'),
  'removal.cancel': () => answer('Keep it'),
  'xstate.done.actor.loadInvitations': async ({ ports, links }, name) => {
    await ports.loadInvitations.answer(outputOf(cases, 'loadInvitations', name) as Invitation[]);
    links.add('AB12');
  },
  'xstate.error.actor.loadInvitations': ({ ports }, name) =>
    ports.loadInvitations.fail(errorOf(cases, 'loadInvitations', name)),
  'xstate.done.actor.createInvitation': async ({ ports, links }, name) => {
    const output = outputOf(cases, 'createInvitation', name) as RequestOutput<Invitation>;
    if (output.kind !== 'succeeded') return click('Cancel');
    click('Make invitation');
    await ports.submit.answer({ kind: 'accepted', value: output.value });
    links.add('CD34');
  },
  'xstate.done.actor.removeInvitation': async (world, name) => {
    const removal = outputOf(cases, 'removeInvitation', name) as Removal;
    await world.ports.removeInvitation.answer(removal);
    if (removal.kind === 'refused') world.message = removal.message;
    else world.links.delete('AB12');
  },
  'xstate.error.actor.removeInvitation': async (world, name) => {
    await world.ports.removeInvitation.fail(errorOf(cases, 'removeInvitation', name));
    world.message = 'Network link is abnormal, please try again';
  },
} satisfies Gestures<Step, World>;

const expectShown = ({ links, message }: World, value: StateValue) => {
  if (value === 'loading') return expect(screen.getByRole('status')).toHaveTextContent('Loading');
  if (value === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  const { ready } = value as { ready: string };
  expect(
    screen
      .queryAllByRole('textbox', { name: /^Link of the invitation/ })
      .map((link) => (link as HTMLInputElement).value.slice(-4))
      .sort(),
  ).toEqual([...links].sort());
  if (links.size === 0) expect(screen.getByText('There are no invitations yet.')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Make invitation' })).toHaveLength(
    ready === 'form' ? 1 : 0,
  );
  expect(screen.queryAllByRole('button', { name: 'New invitation' })).toHaveLength(
    ready === 'form' ? 0 : 1,
  );
  expect(question() !== null).toBe(ready === 'removal' || ready === 'removing');
  if (ready === 'removing') expect(button('Remove')).toHaveAttribute('aria-busy', 'true');
  return expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    message === null ? [] : [message],
  );
};

/** Only a listed link has a button to remove it. */
const canHappen: CanHappen = ({ snapshot: { context } }, { stimulus: { type } }) =>
  type !== 'invitation.remove' ||
  (context as { invitations: Invitation[] }).invitations.some(({ code }) => code === 'AB12');

walkScreens<World>({
  cases,
  canHappen,
  gestures,
  start,
  actorOf: ({ invitations }) => invitations,
  expectShown: (world, value) => waitFor(() => expectShown(world, value)),
});

test('hides the message of a refused removal when another link is created', async () => {
  const world: World = await start();
  await gestures['xstate.done.actor.loadInvitations'](world, 'one');
  gestures['invitation.remove'](world);
  gestures['removal.confirm']();
  await gestures['xstate.done.actor.removeInvitation'](world, 'refused');
  expect(screen.getByRole('alert')).toHaveTextContent('It is gone');
  gestures['invitation.create'](world);
  expect(screen.queryByRole('alert')).toBeNull();
  await gestures['xstate.done.actor.createInvitation'](world, 'made');
  expect(screen.queryByRole('alert')).toBeNull();
  world.invitations.stop();
});

test('keeps the focus in the form, at its opener, and after a removal', async () => {
  const { ports } = await start();
  await ports.loadInvitations.answer(outputOf(cases, 'loadInvitations', 'one') as Invitation[]);
  expect(button('New invitation')).not.toHaveFocus();
  button('New invitation').focus();
  click('New invitation');
  expect(
    within(document.activeElement as HTMLElement).getByRole('button', {
      name: 'Make invitation',
    }),
  ).toBeVisible();
  click('Cancel');
  expect(button('New invitation')).toHaveFocus();
  button('Remove the invitation AB12').focus();
  click('Remove the invitation AB12');
  answer('Remove');
  await ports.removeInvitation.answer({ kind: 'removed' });
  expect(button('New invitation')).toHaveFocus();
});
