import { everyBusyStateIsLeft } from '../../shared/commonProperties';
import { before, defineProperties, every, never } from '../../shared/properties';
import { limitPromptMachine } from './limitPrompt.machine';

export const properties = defineProperties(limitPromptMachine, ({ on, starts, where }) => [
  ...everyBusyStateIsLeft(limitPromptMachine),
  {
    name: 'what is required is not declined',
    says: 'Where a deposit limit is required, no answer without one goes out.',
    keptBy: ['isRequired'],
    rule: never(
      every(
        starts('decline'),
        where(({ context: { prompt } }) => prompt.isRequired),
      ),
    ),
  },
  {
    name: 'only an amount is set',
    says: 'A limit without an amount is not sent.',
    keptBy: ['hasError'],
    rule: never(
      every(
        starts('setLimit'),
        where(({ context: { amount } }) => amount === ''),
      ),
    ),
  },
  {
    name: 'a limit is set by a wish',
    says: 'Also a limit that is filled in counts only when the player sets it.',
    rule: before(on('prompt.set'), starts('setLimit'), { isEach: true }),
  },
]);
