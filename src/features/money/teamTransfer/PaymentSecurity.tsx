import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PaymentSecurityRef } from '../../../../machines/account/paymentSecurity/paymentSecurity.machine';
import {
  selectMessage,
  selectScreen,
  selectSetting,
} from '../../../../machines/account/paymentSecurity/paymentSecurity.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { FailureState } from '../../../ui/FailureState';
import { FramedSection } from '../../../ui/FramedSection';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { Lock } from '../../../ui/icons';
import { Waiting } from '../../../ui/Waiting';
import { PaymentPassword } from './PaymentPassword';
import * as css from './PaymentSecurity.css';

type Props = { payment: PaymentSecurityRef };

/**
 * Whether there is a payment password, and the form for the first one, on the page of the person's
 * account.
 */
export function PaymentSecurity({ payment }: Props) {
  const t = useT('teamTransfer');
  const screen = useSelector(payment, selectScreen);
  // The button that opened the form is gone, and later the form's own button: the focus needs a
  // place.
  const heading = useFocusOnChange<HTMLHeadingElement>(screen === 'form');
  if (screen === 'none') return null;
  return (
    <FramedSection
      id="payment-password"
      icon={<Lock size={20} aria-hidden="true" />}
      title={t('password')}
      badge={screen === 'there' ? <Badge tone="success">{t('security.set')}</Badge> : null}
      headingRef={heading}
    >
      <Body payment={payment} screen={screen} />
    </FramedSection>
  );
}

function Body({
  payment,
  screen,
}: Props & { screen: Exclude<ReturnType<typeof selectScreen>, 'none'> }): ReactNode {
  const t = useT('teamTransfer');
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(payment, selectMessage);
  const setting = useSelector(payment, selectSetting);
  switch (screen) {
    case 'loading':
      return <Waiting label={common('loading')} rows={1} height={44} />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => payment.send({ type: 'status.retry' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'unset':
      return (
        <>
          <p className={css.lead}>{t('security.missing')}</p>
          <div>
            <Button tone="primary" onClick={() => payment.send({ type: 'payment.set' })}>
              {t('payment.set')}
            </Button>
          </div>
        </>
      );
    case 'form':
      return setting ? (
        <div className={css.form}>
          <PaymentPassword setting={setting} isLeavable />
        </div>
      ) : null;
    case 'there':
      return <p className={css.lead}>{t('security.there')}</p>;
  }
}
