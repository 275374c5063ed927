import '../site/shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/rewards/invitedFriends/invitedFriends.cases';
import { invitedFriendsMachine } from '../../../machines/rewards/invitedFriends/invitedFriends.machine';
import type { InvitedFriends as Known } from '../../../machines/rewards/invitedFriends/invitedFriends.types';
import { InvitedFriends } from '../../../src/features/rewards/invitedFriends/InvitedFriends';
import { Held } from '../../support/held';
import { walkLoader } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';

const start = async () => {
  const load = new Held<Known>();
  const loader = createActor(
    invitedFriendsMachine.provide({ actors: { load: load.logic } }),
  ).start();
  await renderView(<InvitedFriends friends={loader} timeZone="Asia/Yangon" />);
  return { load, loader, stop: () => loader.stop() };
};

walkLoader<Known>({
  cases,
  start,
  expectWaiting: () => expect(screen.getByRole('status')).toHaveTextContent('Loading'),
  expectKnown: () => {
    const friends = within(screen.getByRole('region')).getAllByRole('listitem');
    expect(friends).toHaveLength(1);
    expect(friends[0]).toHaveTextContent('th***i');
  },
});
