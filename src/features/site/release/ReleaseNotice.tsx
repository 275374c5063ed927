import type { ReleaseRef } from '../../../../machines/site/release/release.machine';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { PageNotice } from '../../../ui/PageNotice';

/** Asks to reload where another release of the app was deployed and something was typed. */
export function ReleaseNotice({ release }: { release: ReleaseRef }) {
  const t = useT('release');
  return (
    <PageNotice
      tone="info"
      actions={
        <>
          <Button compact tone="primary" onClick={() => release.send({ type: 'release.reload' })}>
            {t('reload')}
          </Button>
          <Button compact onClick={() => release.send({ type: 'release.postpone' })}>
            {t('postpone')}
          </Button>
        </>
      }
    >
      {t('text')}
    </PageNotice>
  );
}
