import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { CountriesRef } from '../../../../machines/account/countries/countries.machine';
import type { RegistrationRef } from '../../../../machines/account/registration/registration.machine';
import {
  selectIsBusy,
  selectIsLeaving,
  selectMessage,
  selectScreen,
  selectWay,
  selectWays,
  type RegistrationScreen as Screen,
} from '../../../../machines/account/registration/registration.selectors';
import type { SmsCodeRef } from '../../../../machines/account/smsCode/smsCode.machine';
import { useMessage, useT } from '../../../i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { FailureState } from '../../../ui/FailureState';
import { FocusTarget } from '../../../ui/FocusTarget';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { TextButton } from '../../../ui/Link';
import { Skeleton } from '../../../ui/Skeleton';
import { Spinner } from '../../../ui/Spinner';
import { Tabs } from '../../../ui/Tabs';
import { RegistrationForm } from './RegistrationForm';
import * as css from './RegistrationScreen.css';
import type { Slots } from './slots';

type Props = Slots & {
  registration: RegistrationRef;
  countries: CountriesRef;
  code: SmsCodeRef;
  /** The choice of language: the page's own is out of reach behind the dialog. */
  languageSelect?: ReactElement;
  /** Called when the person already has an account. */
  onLogin: () => void;
};
/** `firstRef`: the element that takes the focus when the screen changes. */
type ScreenProps = Props & { firstRef: RefObject<HTMLElement | null> };

/**
 * The register modal (spec §2 Register form), from the fields that the platform asks for to the
 * login.
 */
export function RegistrationScreen(props: Props) {
  const { registration } = props;
  const t = useT('registration');
  const screen = useSelector(registration, selectScreen);
  const isBusy = useSelector(registration, selectIsBusy);
  const isLeaving = useSelector(registration, selectIsLeaving);
  const firstRef = useFocusOnChange<HTMLElement>(screen);
  return (
    <Dialog
      open
      title={t('title')}
      closeLabel={t('close')}
      dismissable={!isLeaving}
      busy={isBusy}
      onDismiss={() => registration.send({ type: 'registration.close' })}
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
    case 'unavailable':
      return <Unavailable {...props} />;
    case 'form':
      return <Form {...props} />;
    case 'entering':
      return <Entering {...props} />;
  }
};

function Form({ registration, languageSelect, onLogin, ...rest }: ScreenProps) {
  const t = useT('registration');
  const ways = useSelector(registration, selectWays);
  const way = useSelector(registration, selectWay);
  return (
    <div className={css.screen}>
      <ToLogin onLogin={onLogin} />
      <Tabs
        label={t('ways')}
        items={ways.map((id) => ({ id, label: t(`way.${id}`) }))}
        selected={way}
        onSelect={(chosen) => registration.send({ type: 'way.choose', way: chosen })}
      >
        <RegistrationForm {...rest} registration={registration} />
      </Tabs>
      {languageSelect}
    </div>
  );
}

function ToLogin({ onLogin }: { onLogin: () => void }) {
  const t = useT('registration');
  return (
    <p className={css.toLogin}>
      {t('haveAccount')} <TextButton onClick={onLogin}>{t('logIn')}</TextButton>
    </p>
  );
}

function Loading({ firstRef }: { firstRef: RefObject<HTMLElement | null> }) {
  const t = useT('registration');
  return (
    <FocusTarget firstRef={firstRef}>
      <p role="status" className={css.waiting}>
        <Spinner />
        {t('loading')}
      </p>
      <div className={css.form}>
        {[44, 72, 72, 72, 48].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </div>
    </FocusTarget>
  );
}

function Failed({ registration, firstRef }: ScreenProps) {
  const t = useT('common');
  const say = useMessage();
  const message = useSelector(registration, selectMessage);
  return (
    <FocusTarget firstRef={firstRef}>
      <FailureState
        retryLabel={t('retry')}
        onRetry={() => registration.send({ type: 'setup.retry' })}
      >
        {say(message)}
      </FailureState>
    </FocusTarget>
  );
}

function Unavailable({ firstRef, onLogin }: ScreenProps) {
  const t = useT('registration');
  return (
    <FocusTarget firstRef={firstRef}>
      <p role="status" className={css.unavailable}>
        {t('unavailable')}
      </p>
      <ToLogin onLogin={onLogin} />
    </FocusTarget>
  );
}

function Entering({ registration, firstRef }: ScreenProps) {
  const t = useT('registration');
  const isLeaving = useSelector(registration, selectIsLeaving);
  return (
    <FocusTarget firstRef={firstRef}>
      <p role="status" className={css.waiting}>
        <Spinner />
        {isLeaving ? t('leaving') : t('entering')}
      </p>
    </FocusTarget>
  );
}
