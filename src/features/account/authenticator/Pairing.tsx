import { useSelector } from '@xstate/react';
import type { AuthenticatorRef } from '../../../../machines/account/authenticator/authenticator.machine';
import { selectSetup } from '../../../../machines/account/authenticator/authenticator.selectors';
import { useT } from '../../../i18n/i18n';
import { useCopy } from '../../../ui/hooks/useCopy';
import { IconButton } from '../../../ui/IconButton';
import { Check, Copy } from '../../../ui/icons';
import { QrCode } from '../../../ui/QrCode';
import * as css from './Authenticator.css';
import { CopyStatus } from './CopyStatus';
import { ProofForm } from './ProofForm';

/** The secret for the app, as a QR code and as text, and the first code of the app. */
export function Pairing({ authenticator }: { authenticator: AuthenticatorRef }) {
  const t = useT('authenticator');
  const setup = useSelector(authenticator, selectSetup);
  const { copied, copy } = useCopy();
  if (!setup) return null;
  return (
    <>
      <p className={css.lead}>{t('pairing.scan')}</p>
      <QrCode value={setup.uri} label={t('pairing.qr')} />
      <p className={css.lead}>{t('pairing.byHand')}</p>
      <div className={css.key}>
        <span lang="en">{inFours(setup.secret)}</span>
        <IconButton
          aria-label={t('copyKey')}
          icon={copied === 'done' ? <Check size={18} /> : <Copy size={18} />}
          onClick={() => copy(setup.secret)}
        />
      </div>
      <CopyStatus copied={copied} name={t('pairing.key')} />
      <p className={css.lead}>{t('pairing.others')}</p>
      <ProofForm authenticator={authenticator} step="pairing" asks={['code']} />
    </>
  );
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
