import type { Unproved } from '../../../machines/account/stepUp/stepUp.types';
import type { CallOutcome } from '../http/client';

/**
 * The outcome of a call for which the platform asks a step-up first (docs/decisions/0091); null
 * when it was refused for anything else.
 */
export const unprovedOf = ({
  detail,
}: Extract<CallOutcome<never>, { kind: 'refused' }>): Unproved | null =>
  detail?.reason === 'stepUp' && detail.stepUp !== undefined
    ? { kind: 'unproved', stepUp: detail.stepUp }
    : null;
