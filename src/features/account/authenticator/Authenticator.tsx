import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AuthenticatorRef } from '../../../../machines/account/authenticator/authenticator.machine';
import {
  selectMessage,
  selectScreen,
  selectStatus,
  type AuthenticatorScreen,
} from '../../../../machines/account/authenticator/authenticator.selectors';
import { dayOf } from '../../../../machines/shared/zonedTime.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { platformMoment } from '../../../i18n/platformTime';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { FailureState } from '../../../ui/FailureState';
import { FramedSection } from '../../../ui/FramedSection';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { ShieldCheck } from '../../../ui/icons';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Authenticator.css';
import { Pairing } from './Pairing';
import { ProofForm } from './ProofForm';
import { RecoveryCodes } from './RecoveryCodes';

type Props = {
  authenticator: AuthenticatorRef;
  /** Saves a file. */
  onSave: (name: string, content: Blob) => void;
};
type Shown = Exclude<AuthenticatorScreen, 'none'>;

/** Two-step login, on the page of the person's account (docs/decisions/0066). */
export function Authenticator({ authenticator, onSave }: Props) {
  const t = useT('authenticator');
  const screen = useSelector(authenticator, selectScreen);
  // The button that led to the next step is gone: the focus needs a place.
  const heading = useFocusOnChange<HTMLHeadingElement>(
    SUMMARY.includes(screen) ? 'summary' : screen,
  );
  if (screen === 'none') return null;
  return (
    <FramedSection
      id="two-step-login"
      icon={<ShieldCheck size={20} aria-hidden="true" />}
      title={t('title')}
      badge={ON.includes(screen) ? <Badge tone="success">{t('onBadge')}</Badge> : null}
      headingRef={heading}
    >
      <Body authenticator={authenticator} onSave={onSave} screen={screen} />
    </FramedSection>
  );
}

/** What is shown between two steps; the first of them must not take the focus. */
const SUMMARY: readonly AuthenticatorScreen[] = ['reading', 'unread', 'off', 'on'];
const ON: readonly Shown[] = ['codes', 'on', 'renewal', 'end'];

function Body({ authenticator, onSave, screen }: Props & { screen: Shown }): ReactNode {
  const t = useT('authenticator');
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(authenticator, selectMessage);
  switch (screen) {
    case 'reading':
      return <Waiting label={common('loading')} rows={1} height={44} />;
    case 'unread':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => authenticator.send({ type: 'status.retry' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'off':
      return (
        <>
          <p className={css.lead}>{t('off.text')}</p>
          <div>
            <Button onClick={() => authenticator.send({ type: 'setup.begin' })}>
              {t('off.begin')}
            </Button>
          </div>
        </>
      );
    case 'password':
      return <ProofForm authenticator={authenticator} step="password" asks={['password']} />;
    case 'pairing':
      return <Pairing authenticator={authenticator} />;
    case 'codes':
      return <RecoveryCodes authenticator={authenticator} onSave={onSave} />;
    case 'on':
      return <On authenticator={authenticator} />;
    case 'renewal':
    case 'end':
      return <ProofForm authenticator={authenticator} step={screen} asks={['password', 'code']} />;
  }
}

function On({ authenticator }: Pick<Props, 'authenticator'>) {
  const t = useT('authenticator');
  const { since, codesLeft } = useSelector(authenticator, selectStatus) ?? NONE;
  return (
    <>
      <p className={css.lead}>{t('on.since', { date: dayOf(platformMoment(since ?? 0)) })}</p>
      <p className={css.lead}>
        {codesLeft === 0 ? t('on.none') : t('on.left', { count: codesLeft })}
      </p>
      <div className={css.buttons}>
        <Button onClick={() => authenticator.send({ type: 'codes.renew' })}>{t('on.renew')}</Button>
        <Button tone="danger" onClick={() => authenticator.send({ type: 'setup.end' })}>
          {t('on.end')}
        </Button>
      </div>
    </>
  );
}

const NONE = { since: null, codesLeft: 0 };
