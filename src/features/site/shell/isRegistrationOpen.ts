import type { PlatformInfo } from '../../../../machines/site/app/app.types';

/** True when registration by username or by mobile number is open (spec §2 Register form). */
export const isRegistrationOpen = (platform: PlatformInfo | null) =>
  platform !== null && (platform.whitelabel.USERNAMEREG3 || platform.whitelabel.MOBILENUMREG3);
