import type { ReleaseRef } from '../../../../machines/site/release/release.machine';
import { useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import * as css from './ReleaseNotice.css';

/** Asks to reload where another release of the app was deployed and something was typed. */
export function ReleaseNotice({ release }: { release: ReleaseRef }) {
  const t = useT('release');
  return (
    <div className={css.notice}>
      <Alert
        tone="info"
        action={
          <div className={css.actions}>
            <Button compact tone="primary" onClick={() => release.send({ type: 'release.reload' })}>
              {t('reload')}
            </Button>
            <Button compact onClick={() => release.send({ type: 'release.postpone' })}>
              {t('postpone')}
            </Button>
          </div>
        }
      >
        {t('text')}
      </Alert>
    </div>
  );
}
