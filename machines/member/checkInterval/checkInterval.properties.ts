import { clausesOf } from '../../../contract/jurisdictions/clauses';
import { before, defineProperties, every, never } from '../../shared/properties';
import { checkIntervalMachine } from './checkInterval.machine';

export const properties = defineProperties(checkIntervalMachine, ({ on, starts, where }) => [
  {
    name: 'only minutes that are offered',
    says: 'What is asked for lies within the bounds that the rule gives.',
    clauses: clausesOf('realityCheck'),
    keptBy: ['isOffered'],
    shownBy: starts('saveInterval'),
    rule: never(
      every(
        starts('saveInterval'),
        where(
          ({ context: { interval, minutes } }) =>
            interval === null || minutes < interval.least || minutes > interval.most,
        ),
      ),
    ),
  },
  {
    name: 'saved once per press',
    says: 'A choice is saved only when the member saves it, once for each time they do.',
    rule: before(on('interval.save'), starts('saveInterval'), { isEach: true }),
  },
]);
