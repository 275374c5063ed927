import { onOutcome, profileSetup } from '../profile.setup';
import { stepUpInvoke } from '../../../shared/stepUp';

/** What is sent has to be proved first. The form stays below; what was typed is sent again. */
export const stepUpBefore = (again: 'saving' | 'confirming') =>
  profileSetup.createStateConfig({
    exit: 'forgetStepUp',
    invoke: {
      ...stepUpInvoke,
      onDone: onOutcome('stepUp', {
        succeeded: { target: again },
        otherwise: { target: 'form' },
      }),
    },
  });
