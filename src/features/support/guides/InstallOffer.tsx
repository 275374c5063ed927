import { useSelector } from '@xstate/react';
import type { InstallRef } from '../../../../machines/support/install/install.machine';
import { selectInstall } from '../../../../machines/support/install/install.selectors';
import { isThere } from '../../../../machines/shared/arrival.selectors';
import { useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';

/** Installs the site by one press, where the browser offers it. */
export function InstallOffer({ install }: { install: InstallRef }) {
  const t = useT('guides');
  const offer = useSelector(install, (s) => (isThere(s) ? selectInstall(s) : 'none'));
  if (offer === 'none') return null;
  if (offer === 'installed') return <Alert tone="success">{t('installed')}</Alert>;
  return (
    <Button
      tone="primary"
      busy={offer === 'asking'}
      onClick={() => install.send({ type: 'install.start' })}
    >
      {t('install')}
    </Button>
  );
}
