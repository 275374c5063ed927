import type { Kit } from '../kit';
import { loadSanitize } from '../loadSanitize';
import { createLoadHelp } from '../support/help';

/** The help centre. */
export const helpPart = ({ call, language }: Kit) => ({
  loadHelp: createLoadHelp({ call, language, loadSanitize }),
});
