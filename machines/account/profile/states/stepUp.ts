import { onOutcome, profileSetup } from '../profile.setup';

/** What is sent has to be proved first. The form stays below; what was typed is sent again. */
export const stepUpBefore = (again: 'saving' | 'confirming') =>
  profileSetup.createStateConfig({
    exit: 'forgetStepUp',
    invoke: {
      id: 'stepUp',
      src: 'stepUp',
      input: ({ context }) => ({ id: context.stepUp ?? '' }),
      onDone: onOutcome('stepUp', {
        succeeded: { target: again },
        otherwise: { target: 'form' },
      }),
    },
  });
