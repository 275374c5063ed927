import type { Passkey } from '../../../../machines/account/passkeys/passkeys.types';
import { useT } from '../../../i18n/i18n';

/** Gives a passkey the name of where it was made. */
export const usePasskeyName = () => {
  const t = useT('passkeys');
  return ({ browser, system }: Pick<Passkey, 'browser' | 'system'>): string =>
    browser !== null && system !== null ? t('name', { browser, system }) : t('unknown');
};
