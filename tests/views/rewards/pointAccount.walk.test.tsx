import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { cases } from '../../../machines/rewards/pointAccount/pointAccount.cases';
import { selectAccount } from '../../../machines/rewards/pointMall/pointMall.selectors';
import type { PointAccount } from '../../../machines/rewards/pointMall/pointMall.types';
import { walkLoader } from '../../support/loaderWalk';
import { member, password, write } from '../../support/loginWorld';
import type { CanHappen } from '../../support/playable';
import { standInSession } from '../../support/standInSession';
import { catalogue, openMall } from './pointMall.world';

const start = async () => {
  const { ports, mall } = await openMall(standInSession({}, member).session);
  await ports.loadCatalogue.answer(catalogue);
  return {
    ports,
    mall,
    load: ports.loadAccount,
    loader: selectAccount(mall.getSnapshot()),
    stop: () => mall.stop(),
  };
};
type World = Awaited<ReturnType<typeof start>>;

const own = () => within(screen.getByRole('region', { name: 'Your points' }));
const reload = ({ mall }: World) => act(async () => mall.send({ type: 'viewer.changed' }));
const redeem = async ({ ports }: World) => {
  fireEvent.click(screen.getByRole('button', { name: 'Redeem: Umbrella' }));
  write(password('Login password'), 'x');
  fireEvent.click(screen.getByRole('button', { name: 'Redeem now' }));
  await ports.redeem.answer({ kind: 'accepted', value: 200 });
};

/**
 * The balance comes with a reward only if the member can pay for one. A read can fail while points
 * are on show.
 */
const canHappen: CanHappen = ({ snapshot }, { stimulus: { type } }) => {
  const { value } = snapshot.context as { value: PointAccount | null };
  if (type === 'xstate.error.actor.load') return value !== null;
  return (
    type !== 'data.received' ||
    (snapshot.matches('ready') && value?.kind === 'member' && value.points >= 1_800)
  );
};

walkLoader<PointAccount, World>({
  cases,
  start,
  canHappen,
  reload,
  receive: redeem,
  expectWaiting: () => expect(own().getByRole('status')).toHaveTextContent('Loading'),
  expectKnown: (account, state) => {
    if (account.kind === 'guest')
      expect(own().getByText(/^Log in to see your points/)).toBeVisible();
    else
      expect(own().getByText(account.points === 200 ? '200 points' : '2,000 points')).toBeVisible();
    expect(
      own()
        .queryAllByRole('alert')
        .map((alert) => alert.textContent),
    ).toEqual(state === 'failed' ? [expect.stringContaining('Network link is abnormal')] : []);
  },
});
