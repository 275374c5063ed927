import type { ReactNode } from 'react';
import { QR } from '../../../../machines/site/shell/sideMenu.selectors';
import { useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { useCopy } from '../../../ui/hooks/useCopy';
import { Check, Copy, UserPlus } from '../../../ui/icons';
import { QrCode } from '../../../ui/QrCode';
import { TextField } from '../../../ui/TextField';
import * as css from './Referral.css';

/** The code of a member, and the link that leads a friend to the registration with it. */
export type Invitation = { code: string; link: string };

/**
 * Inviting friends: a link with the member's code, then the invited friends (spec §2 Member centre
 * menu pages).
 */
export function Referral({
  invitation,
  children,
}: {
  invitation: Invitation | null;
  children: ReactNode;
}) {
  const t = useT('memberCentre');
  return invitation ? (
    <>
      <Share {...invitation} />
      {children}
    </>
  ) : (
    <EmptyState icon={<UserPlus size={28} />}>{t('referral.closed')}</EmptyState>
  );
}

function Share({ code, link }: Invitation) {
  const t = useT('memberCentre');
  const { copied, copy } = useCopy();
  return (
    <>
      <p className={css.lead}>{t('referral.lead')}</p>
      <div className={css.split}>
        <div className={css.words}>
          <TextField
            name="invitation"
            label={t('referral.link')}
            autoComplete="off"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
            end={
              <Button tone="primary" onClick={() => copy(link)}>
                {copied === 'done' ? (
                  <Check size={18} aria-hidden="true" />
                ) : (
                  <Copy size={18} aria-hidden="true" />
                )}
                {copied === 'done' ? t('referral.copied') : t('referral.copy')}
              </Button>
            }
          />
          <p role="status" className={css.status}>
            {copied === 'done' ? t('referral.copied') : null}
          </p>
          {copied === 'failed' ? <Alert tone="danger">{t('referral.copyFailed')}</Alert> : null}
          <p className={css.lead}>
            {t('referral.code')}: <strong className={css.code}>{code}</strong>
          </p>
        </div>
        <figure className={css.scan}>
          <QrCode value={link} label={t('referral.qr')} size={QR.size} margin={QR.margin} />
          <figcaption className={css.lead}>{t('referral.scan')}</figcaption>
        </figure>
      </div>
    </>
  );
}
