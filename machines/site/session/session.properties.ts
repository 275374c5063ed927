import { clausesOf } from '../../../contract/jurisdictions/clauses';
import { defineProperties, every, never, none } from '../../shared/properties';
import { sessionMachine } from './session.machine';

type Registered = { kind: string; asksLimit?: boolean };
const isAsked = (output: unknown) => (output as Registered).asksLimit === true;

export const properties = defineProperties(sessionMachine, ({ answers, at, on }) => [
  {
    name: 'who registers is asked about a limit where the rule says so',
    says: 'Where the rule asks at the registration, its question is what a new member sees next.',
    clauses: clausesOf('limitPromptAt'),
    keptBy: ['isLimitAsked'],
    shownBy: answers('registration', isAsked),
    rule: never(
      every(
        answers('registration', isAsked),
        none(at({ identity: 'signedIn', dialog: { memberCentre: 'open' } })),
      ),
    ),
  },
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
