import { useT } from '../../app/i18n';
import { ShieldCheck } from '../../ui/icons';
import { Spinner } from '../../ui/Spinner';
import * as css from './CaptchaField.css';

/** Stands where the picture was, for those who can't read it. Takes the focus of the button that asked for it. */
export function CaptchaWaived({ isChecking }: { isChecking: boolean }) {
  const t = useT('captcha');
  return (
    <p ref={focus} tabIndex={-1} aria-live="polite" className={css.waived}>
      <span className={css.icon} aria-hidden="true">{isChecking ? <Spinner /> : <ShieldCheck size={20} />}</span>
      {isChecking ? t('waiving') : t('waived')}
    </p>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
