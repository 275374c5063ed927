import type { PlatformInfo } from '../../../../machines/site/app/app.types';

/** True when a password can be recovered by mobile or e-mail (spec §2 Login form). */
export const isRecoveryOpen = ({ whitelabel }: PlatformInfo) =>
  whitelabel.CHNGPASSVERIF3 || whitelabel.CHNGPASSMAIL3;
