import { fireEvent, screen } from '@testing-library/react';
import { selectRedeem } from '../../../machines/rewards/pointMall/pointMall.selectors';
import type { RedeemForm } from '../../../machines/rewards/pointMall/pointMall.types';
import { cases } from '../../../machines/rewards/redeemReward/redeemReward.cases';
import { walkForm } from '../../support/formWalk';
import { runningIn } from '../../support/runningIn';
import { password, write } from '../../support/loginWorld';
import { openPoints } from './pointMall.world';

const start = async () => {
  const { ports, mall } = await openPoints();
  fireEvent.click(screen.getByRole('button', { name: 'Redeem: Umbrella' }));
  const redeem = runningIn(selectRedeem(mall.getSnapshot()));
  return {
    submit: ports.redeem,
    actor: { getSnapshot: () => redeem.getSnapshot(), send: redeem.send, stop: () => mall.stop() },
  };
};

walkForm<RedeemForm, number>({
  cases,
  start,
  fill: (form) => write(password('Login password'), form.password),
  field: () => password('Login password'),
  complaint: 'Input cannot be empty',
  submit: 'Redeem now',
  sending: 'One moment',
  leave: 'Close',
});
