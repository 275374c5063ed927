import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode, type Ref } from 'react';
import type { MemberCentreRef } from '../../../../machines/member/memberCentre/memberCentre.machine';
import {
  selectChangePassword,
  selectIsBusy,
  selectMessage,
} from '../../../../machines/member/memberCentre/memberCentre.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectCounts,
  selectIdentity,
  selectMember,
} from '../../../../machines/site/session/session.selectors';
import { isThere } from '../../../../machines/shared/arrival.selectors';
import { selectIsAwaited, selectValue } from '../../../../machines/shared/loader.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Avatar } from '../../../ui/Avatar';
import { Button } from '../../../ui/Button';
import { FramedSection } from '../../../ui/FramedSection';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { KeyRound, Monitor } from '../../../ui/icons';
import { Skeleton } from '../../../ui/Skeleton';
import { Spinner } from '../../../ui/Spinner';
import { Waiting } from '../../../ui/Waiting';
import * as css from './MyAccount.css';

export type MyAccountProps = {
  session: SessionRef;
  centre: MemberCentreRef;
  renderPage: (
    flow:
      | 'avatar'
      | 'profile'
      | 'changePassword'
      | 'paymentSecurity'
      | 'authenticator'
      | 'passkeys',
  ) => ReactNode;
};

/** The person's data, the passwords and the devices. */
export function MyAccount({ session, centre, renderPage }: MyAccountProps) {
  const t = useT('memberCentre');
  const common = useT('common');
  const isChanging = useSelector(centre, selectChangePassword) !== undefined;
  const openerRef = useFocusOnChange<HTMLButtonElement>(isChanging ? null : 'opener');
  return (
    <>
      <Person session={session} />
      {/* Together: each part would move those below it. */}
      <Suspense fallback={<Waiting label={common('loading')} rows={3} height={180} />}>
        {renderPage('avatar')}
        {renderPage('profile')}
        <section className={css.security} aria-label={t('securityCenter.security')}>
          <FramedSection
            id="member-password"
            icon={<KeyRound size={20} aria-hidden="true" />}
            title={t('securityCenter.password.title')}
          >
            <p className={css.lead}>{t('securityCenter.password.text')}</p>
            {isChanging ? (
              <Suspense fallback={<Spinner label={common('loading')} />}>
                <div ref={focusFirst} className={css.form}>
                  {renderPage('changePassword')}
                </div>
              </Suspense>
            ) : (
              <Opener session={session} centre={centre} ref={openerRef} />
            )}
          </FramedSection>
          <Suspense fallback={<Waiting label={common('loading')} rows={1} height={96} />}>
            {renderPage('paymentSecurity')}
          </Suspense>
          <Suspense fallback={<Waiting label={common('loading')} rows={1} height={96} />}>
            {renderPage('authenticator')}
          </Suspense>
          <Suspense fallback={<Waiting label={common('loading')} rows={1} height={96} />}>
            {renderPage('passkeys')}
          </Suspense>
        </section>
        <Devices session={session} />
      </Suspense>
    </>
  );
}

const LEVEL_PLACE = <Skeleton width="6ch" height="1em" />;

function Person({ session }: { session: SessionRef }) {
  const t = useT('memberCentre');
  const { account = '', nickname = '', icon } = useSelector(session, selectMember) ?? {};
  const identity = useSelector(session, selectIdentity);
  const counts = useSelector(session, selectCounts);
  const vip = useSelector(counts, (s) => (isThere(s) ? (selectValue(s)?.vip ?? null) : null));
  const areAwaited = useSelector(counts, selectIsAwaited);
  const kind = identity === 'trial' || identity === 'agent' ? identity : 'member';
  const level = vip ? t('securityCenter.vip.value', vip) : null;
  const isLevelAwaited = kind === 'member' && areAwaited;
  const facts = [
    ['account', account],
    ['nickname', nickname],
    ['kind.label', t(`securityCenter.kind.${kind}`)],
    ...(level || isLevelAwaited ? [['vip.label', level ?? LEVEL_PLACE] as const] : []),
  ] as const;
  return (
    <div className={css.person}>
      <Avatar name={nickname} src={icon ?? undefined} size="large" />
      <dl className={css.facts}>
        {facts.map(([key, value]) => (
          <div key={key} className={css.fact}>
            <dt className={css.name}>{t(`securityCenter.${key}`)}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {kind === 'trial' ? (
        <p className={css.limits}>{t('securityCenter.kind.trialLimits')}</p>
      ) : null}
    </div>
  );
}

function Devices({ session }: { session: SessionRef }) {
  const t = useT('memberCentre');
  const isTrial = useSelector(session, selectIdentity) === 'trial';
  return isTrial ? null : (
    <FramedSection
      id="member-devices"
      icon={<Monitor size={20} aria-hidden="true" />}
      title={t('securityCenter.devices.title')}
    >
      <p className={css.lead}>{t('securityCenter.devices.text')}</p>
      <div>
        <Button onClick={() => session.send({ type: 'devices.open' })}>
          {t('securityCenter.devices.show')}
        </Button>
      </div>
    </FramedSection>
  );
}

function Opener({
  session,
  centre,
  ref,
}: {
  session: SessionRef;
  centre: MemberCentreRef;
  ref: Ref<HTMLButtonElement>;
}) {
  const t = useT('memberCentre');
  const say = useMessage();
  const isTrial = useSelector(session, selectIdentity) === 'trial';
  const isBusy = useSelector(centre, selectIsBusy);
  const message = useSelector(centre, selectMessage);
  return (
    <>
      {message && !isBusy ? <Alert tone="danger">{say(message)}</Alert> : null}
      <div>
        <Button
          ref={ref}
          busy={isBusy}
          disabled={isTrial}
          aria-describedby={isTrial ? 'no-password' : undefined}
          onClick={() => centre.send({ type: 'password.change' })}
        >
          {t('securityCenter.password.change')}
        </Button>
      </div>
      {isTrial ? (
        <p id="no-password" className={css.lead}>
          {t('securityCenter.password.trial')}
        </p>
      ) : null}
    </>
  );
}

/** The button that had the focus is gone. */
const focusFirst = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
