import { fireEvent, screen } from '@testing-library/react';
import { cases } from '../../../machines/rewards/convertPoints/convertPoints.cases';
import { selectConvert } from '../../../machines/rewards/pointMall/pointMall.selectors';
import type { ConvertForm } from '../../../machines/rewards/pointMall/pointMall.types';
import { walkForm } from '../../support/formWalk';
import { field, password, write } from '../../support/loginWorld';
import { runningIn } from '../../support/runningIn';
import { openPoints } from './pointMall.world';

const start = async () => {
  const { ports, mall } = await openPoints();
  fireEvent.click(screen.getByRole('button', { name: 'Exchange for money' }));
  const convert = runningIn(selectConvert(mall.getSnapshot()));
  return {
    submit: ports.convert,
    actor: {
      getSnapshot: () => convert.getSnapshot(),
      send: convert.send,
      stop: () => mall.stop(),
    },
  };
};
const points = () => field(/^Points/);

walkForm<ConvertForm, number>({
  cases,
  start,
  fill: (form) => {
    write(points(), form.points);
    write(password('Login password'), form.password);
  },
  field: points,
  complaint: 'Please enter at least 100 points',
  submit: 'Exchange now',
  sending: 'One moment',
  leave: 'Close',
});
