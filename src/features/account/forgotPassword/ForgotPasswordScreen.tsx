import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';
import type { ForgotPasswordRef } from '../../../../machines/account/forgotPassword/forgotPassword.machine';
import {
  selectIsBusy,
  selectMessage,
  selectScreen,
  selectWay,
  selectWays,
  type ForgotPasswordScreen as Screen,
} from '../../../../machines/account/forgotPassword/forgotPassword.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { FailureState } from '../../../ui/FailureState';
import { FocusTarget } from '../../../ui/FocusTarget';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { Skeleton } from '../../../ui/Skeleton';
import { Spinner } from '../../../ui/Spinner';
import { Tabs } from '../../../ui/Tabs';
import { EmailCode } from './EmailCode';
import { EmailForm } from './EmailForm';
import * as css from './ForgotPasswordScreen.css';
import { PhoneForm, type Slots } from './PhoneForm';

type Props = Slots & {
  recovery: ForgotPasswordRef;
  /** The banners of the recovery (spec §3 Banner), below the form. */
  banners?: ReactNode;
};
/** `firstRef`: the element that takes the focus when the screen changes. */
type ScreenProps = Props & { firstRef: RefObject<HTMLElement | null> };

/**
 * The forgot-password modal (spec §2 Forgot password): by e-mail, or by a code sent to the mobile.
 */
export function ForgotPasswordScreen(props: Props) {
  const { recovery } = props;
  const t = useT('forgotPassword');
  const screen = useSelector(recovery, selectScreen);
  const isBusy = useSelector(recovery, selectIsBusy);
  const firstRef = useFocusOnChange<HTMLElement>(screen);
  return (
    <Dialog
      open
      title={t('title')}
      busy={isBusy}
      onDismiss={() => recovery.send({ type: 'recovery.close' })}
      closeLabel={t('close')}
    >
      {renderScreen(screen, { ...props, firstRef })}
    </Dialog>
  );
}

const renderScreen = (screen: Screen, props: ScreenProps): ReactNode => {
  switch (screen) {
    case 'loading':
      return <Loading firstRef={props.firstRef} />;
    case 'failed':
      return <Failed {...props} />;
    case 'form':
      return <Forms {...props} />;
    case 'emailCode':
      return <EmailCode {...props} />;
  }
};

/** The forms of both methods stay mounted, so that typed text is kept. */
function Forms({ recovery, firstRef, mobile, sendCode, banners }: ScreenProps) {
  const t = useT('forgotPassword');
  const ways = useSelector(recovery, selectWays);
  const way = useSelector(recovery, selectWay);
  const form = {
    email: <EmailForm recovery={recovery} isOnShow={way === 'email'} firstRef={firstRef} />,
    mobile: (
      <PhoneForm
        recovery={recovery}
        isOnShow={way === 'mobile'}
        firstRef={firstRef}
        mobile={mobile}
        sendCode={sendCode}
      />
    ),
  };
  return (
    <div className={css.forms}>
      <Tabs
        label={t('ways')}
        items={ways.map((id) => ({ id, label: t(`way.${id}`), panel: form[id] }))}
        selected={way}
        onSelect={(chosen) => recovery.send({ type: 'way.choose', way: chosen })}
      />
      {banners}
    </div>
  );
}

function Loading({ firstRef }: { firstRef: RefObject<HTMLElement | null> }) {
  const t = useT('forgotPassword');
  return (
    <FocusTarget firstRef={firstRef}>
      <p role="status" className={css.waiting}>
        <Spinner />
        {t('loading')}
      </p>
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={48} />
    </FocusTarget>
  );
}

function Failed({ recovery, firstRef }: ScreenProps) {
  const t = useT('common');
  const say = useMessage();
  const message = useSelector(recovery, selectMessage);
  return (
    <FocusTarget firstRef={firstRef}>
      <FailureState retryLabel={t('retry')} onRetry={() => recovery.send({ type: 'setup.retry' })}>
        {say(message)}
      </FailureState>
    </FocusTarget>
  );
}
