import { clausesOf } from '../../../contract/jurisdictions/clauses';
import { defineProperties, every, never } from '../../shared/properties';
import { sessionMachine } from './session.machine';

export const properties = defineProperties(sessionMachine, ({ at, on }) => [
  {
    name: 'an exclusion signs out where the rule says so',
    says: 'Where an exclusion ends the session, nobody is signed in any more when it has started.',
    clauses: clausesOf('sessionAtExclusion'),
    keptBy: ['isSignedOutByRule'],
    shownBy: on('pause.started', ({ signedOut }) => signedOut),
    rule: never(
      every(
        on('pause.started', ({ signedOut }) => signedOut),
        at({ identity: 'signedIn' }),
      ),
    ),
  },
  {
    name: 'elsewhere an excluded member stays signed in',
    says: 'Where an exclusion does not end the session, it leads to the page that stays open.',
    clauses: clausesOf('sessionAtExclusion'),
    keptBy: ['isSignedOutByRule'],
    shownBy: on('pause.started', ({ signedOut }) => !signedOut),
    rule: never(
      every(
        on('pause.started', ({ signedOut }) => !signedOut),
        at({ identity: 'signingOut' }),
      ),
    ),
  },
]);
