import type { SocialProvider } from '../../../../machines/account/login/login.types';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import * as css from './SocialButtons.css';

type Props = {
  providers: readonly SocialProvider[];
  isBusy: boolean;
  /** `button`: the pressed one, beside the form whose boxes have to be ticked. */
  onChoose: (provider: SocialProvider, button: HTMLElement) => void;
};

/** The enabled social accounts, on the login form and on the register form (spec §2). */
export function SocialButtons({ providers, isBusy, onChoose }: Props) {
  const t = useT('social');
  if (providers.length === 0) return null;
  return (
    <div className={css.social}>
      <p className={css.or}>{t('or')}</p>
      <div className={css.providers}>
        {providers.map((provider) => (
          <Button
            key={provider}
            fullWidth
            disabled={isBusy}
            aria-label={t(`with.${provider}`)}
            onClick={({ currentTarget }) => onChoose(provider, currentTarget)}
          >
            <span className={css.words}>
              <Mark provider={provider} />
              {provider}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}

/**
 * The provider's logo and colours, as its guidelines ask. Decorative: the name stands beside it.
 */
function Mark({ provider }: { provider: SocialProvider }) {
  switch (provider) {
    case 'facebook':
      return (
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path
            fill="#0866ff"
            d="M24 12a12 12 0 1 0-15 11.6v-8H6.600V12H9v-1.600c0-4 1.800-5.900 5.800-5.900.8 0 2 .2 2.600.3V8h-1.300c-2 0-2.700.7-2.700 2.700V12h3.900l-.7 3.600h-3.200V24A12 12 0 0 0 24 12z"
          />
        </svg>
      );
    case 'google':
      return (
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path
            fill="#4285f4"
            d="M23.500 12.300c0-.8-.1-1.600-.2-2.300H12v4.500h6.500a5.500 5.500 0 0 1-2.400 3.600v3h3.900c2.200-2.100 3.500-5.200 3.500-8.800z"
          />
          <path
            fill="#34a853"
            d="M12 24c3.200 0 6-1.100 8-2.900l-3.900-3c-1.100.7-2.500 1.200-4.100 1.200-3.100 0-5.800-2.100-6.700-5H1.300v3.100A12 12 0 0 0 12 24z"
          />
          <path
            fill="#fbbc05"
            d="M5.300 14.300a7.200 7.200 0 0 1 0-4.600V6.600h-4a12 12 0 0 0 0 10.800z"
          />
          <path
            fill="#ea4335"
            d="M12 4.800c1.800 0 3.300.6 4.600 1.800L20 3.200A12 12 0 0 0 1.300 6.600l4 3.100c.9-2.900 3.600-4.900 6.700-4.900z"
          />
        </svg>
      );
  }
}
