import { useT } from '../../../i18n/i18n';
import type { Copying } from '../../../ui/hooks/useCopy';
import * as css from './Authenticator.css';

/** Says that a text was copied, or that the browser refused. */
export function CopyStatus({ copied, name }: { copied: Copying['copied']; name: string }) {
  const t = useT('authenticator');
  return (
    <p role="status" className={css.status}>
      {copied === 'done' ? t('copied', { name }) : copied === 'failed' ? t('copyFailed') : null}
    </p>
  );
}
