import { clausesOf } from '../../../contract/jurisdictions/clauses';
import { before, defineProperties, every, never, none, some } from '../../shared/properties';
import { idleLogoutMachine, type IdleLogoutSnapshot } from './idleLogout.machine';

const isNear = ({ context: { idle } }: Pick<IdleLogoutSnapshot, 'context'>) =>
  idle?.logout ? idle.logout.at - idle.now <= 60_000 : false;

export const properties = defineProperties(
  idleLogoutMachine,
  ({ at, changed, on, starts, where }) => [
    {
      name: 'a minute before the end the person is told',
      says: 'When the platform says that a minute is left, the page asks; otherwise it does not.',
      clauses: clausesOf('idleLogout'),
      keptBy: ['isNear'],
      rule: never(
        some(every(at('told'), where(isNear)), every(at({ warned: 'open' }), none(where(isNear)))),
      ),
      shownBy: at('warned'),
    },
    {
      name: 'nobody is said to be there who is not',
      says: 'The platform is told of a person only after a person did something.',
      rule: before(
        some(on('person.acted'), on('logout.postpone')),
        every(
          starts('tellActivity'),
          where(({ context: { telling } }) => telling !== null),
        ),
      ),
    },
    {
      name: 'what a person did is told soon',
      says: 'The page waits with a doing only until it may tell again, and tells of nothing else.',
      keptBy: ['hasActed'],
      rule: never(
        some(
          every(
            at({ told: 'quiet' }),
            where(({ context: { actedAt } }) => actedAt !== null),
          ),
          every(
            at('telling'),
            changed(
              (was, is) =>
                was.matches({ told: 'fresh' }) &&
                is.context.telling === null &&
                is.context.idle?.logout === null,
            ),
            none(on('page.shown')),
          ),
        ),
      ),
      shownBy: at({ told: 'quiet' }),
    },
  ],
);
