import type { FirebaseConfig } from '../../../contract/platform';
import type { Clock } from '../../base/clock';
import { DEMO_PROJECT } from './config';
import { createEmulatorTokens, type EmulatorTokens } from './emulatorTokens';
import { createPhoneCodes, type PhoneCodes } from './phoneCodes';

/** The project that sends SMS codes: a real one of Google, or the stub with what it handed out. */
export type Firebase = { config: FirebaseConfig; codes: PhoneCodes; tokens: EmulatorTokens };

export const createFirebase = (clock: Clock, config: FirebaseConfig = DEMO_PROJECT): Firebase => ({
  config,
  codes: createPhoneCodes(clock),
  tokens: createEmulatorTokens(config, clock),
});
