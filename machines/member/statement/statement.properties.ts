import { clausesOf } from '../../../contract/jurisdictions/clauses';
import { before, defineProperties, every, never } from '../../shared/properties';
import { monthsOf, statementMachine } from './statement.machine';

export const properties = defineProperties(statementMachine, ({ on, where }) => [
  {
    name: 'all months on request',
    says: 'A player who asks for the earlier months sees every month of the statement.',
    clauses: clausesOf('statement'),
    shownBy: on('months.showAll'),
    rule: never(
      every(
        on('months.showAll'),
        where(({ context }) => monthsOf(context).length < (context.statement?.months.length ?? 0)),
      ),
    ),
  },
  {
    name: 'no more months than asked for',
    says: 'More months than the rule shows at once are shown only after the player asked.',
    rule: before(
      on('months.showAll'),
      where(({ context }) => monthsOf(context).length > (context.statement?.shown ?? Infinity)),
    ),
  },
]);
