import type { FirebaseConfig } from '../../../contract/platform';
import type { Clock } from '../../base/clock';
import { DEMO_PROJECT } from './config';
import { createEmulatorTokens } from './emulatorTokens';
import { createPhoneCodes } from './phoneCodes';
import type { Firebase } from '../../kit/services';

/** Creates the project that sends SMS codes; without a configuration the stub. */
export const createFirebase = (clock: Clock, config: FirebaseConfig = DEMO_PROJECT): Firebase => ({
  config,
  codes: createPhoneCodes(clock),
  tokens: createEmulatorTokens(config, clock),
});
