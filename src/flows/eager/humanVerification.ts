import { humanVerificationMachine } from '../../../machines/account/humanVerification/humanVerification.machine';
import { createVerification } from '../../services/account/verification/verification';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The proof that a person is there. */
export const humanVerification = defineFlow({
  machine: humanVerificationMachine,
  ports: ({ service }) => {
    const { verifier } = service(createVerification);
    return {
      fetchChallenge: act(({ scope }, signal) => verifier.fetchChallenge(scope, signal)),
      solveChallenge: act(({ challenge }, signal) => verifier.solve(challenge, signal)),
    };
  },
});
