import { createFormSetups } from '../account/formSetups';
import type { Kit } from '../kit';
import { createRecovery } from '../account/recovery';

/** The way back to a lost password. */
export const recoveryPart = ({ call, part }: Kit) => ({
  loadSetup: part(createFormSetups).forRecovery,
  ...createRecovery(call),
});
