import { clausesOf } from '../../../contract/jurisdictions/clauses';
import { before, defineProperties, every, never, none, some } from '../../shared/properties';
import { realityCheckMachine, type RealityCheckSnapshot } from './realityCheck.machine';

const checkIn = ({ context }: Pick<RealityCheckSnapshot, 'context'>) =>
  context.play?.session?.check ?? null;

export const properties = defineProperties(
  realityCheckMachine,
  ({ answers, at, changed, on, starts, where }) => {
    const isShown = at({ watch: { check: 'due' } });
    const isPanicAsked = at({ watch: { check: { play: 'panic' } } });
    const isDue = where((s) => checkIn(s) !== null);
    return [
      {
        name: 'a check that is due is shown',
        says: 'When the platform says that a check is due, the page asks; otherwise it does not.',
        clauses: clausesOf('realityCheck'),
        keptBy: ['isCheckDue'],
        rule: never(
          some(
            every(isDue, some(at({ watch: { check: 'play' } }), at({ watch: { check: 'rest' } }))),
            every(isShown, none(isDue)),
          ),
        ),
        shownBy: isShown,
      },
      {
        name: 'the clock and the net position are shown while playing',
        says: 'As long as the platform says that the member plays, time and net position stay.',
        clauses: clausesOf('sessionClock'),
        keptBy: ['isPlaying'],
        rule: never(
          every(
            at({ watch: { check: 'rest' } }),
            where(({ context: { play } }) => play !== null && play.session !== null),
          ),
        ),
        shownBy: at({ watch: { check: 'play' } }),
      },
      {
        name: 'no second dialog for a check',
        says: 'The question stays until it is answered or the play is over; it never comes twice.',
        rule: never(
          every(
            changed((was, is) => {
              const [earlier, later] = [checkIn(was), checkIn(is)];
              return (
                was.matches({ watch: { check: 'due' } }) &&
                is.status === 'active' &&
                !is.matches({ watch: { check: 'due' } }) &&
                earlier !== null &&
                later?.id === earlier.id
              );
            }),
          ),
        ),
        shownBy: isShown,
      },
      {
        name: 'a stop is asked about where the rule has the button',
        says:
          'The button in a game asks about a break where the rule has it, whenever nothing else ' +
          'is asked, and nowhere else.',
        clauses: clausesOf('panicHours'),
        keptBy: ['isPanicOffered'],
        rule: never(
          some(
            every(
              isPanicAsked,
              where(({ context: { play } }) => (play?.panicHours ?? null) === null),
            ),
            every(
              on('panic.open'),
              at({ watch: { check: 'play' } }),
              where(({ context: { play } }) => (play?.panicHours ?? null) !== null),
              none(isPanicAsked),
            ),
          ),
        ),
        shownBy: isPanicAsked,
      },
      {
        name: 'an answer once per press',
        says: 'A check is answered only when the member answers it, once for each time they do.',
        rule: before(on('check.answer'), starts('answerCheck'), { isEach: true }),
      },
      {
        name: 'an answer leads where it says',
        says: 'Who asks for the statement or a break is led there, and nobody else is led away.',
        keptBy: ['isLeaving'],
        rule: never(
          some(
            every(
              answers('answerCheck'),
              at('over'),
              where(({ context: { answer } }) => answer === 'continue'),
            ),
            every(
              answers('answerCheck'),
              none(at('over')),
              where(({ context: { answer } }) => answer !== 'continue'),
            ),
          ),
        ),
        shownBy: at('over'),
      },
    ];
  },
);
