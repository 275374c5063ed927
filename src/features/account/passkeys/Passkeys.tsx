import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectStep } from '../../../../machines/account/newPasskey/newPasskey.selectors';
import type { PasskeysRef } from '../../../../machines/account/passkeys/passkeys.machine';
import {
  selectIsSupported,
  selectMessage,
  selectNewPasskey,
  selectPasskeys,
  selectScreen,
  type PasskeysScreen,
} from '../../../../machines/account/passkeys/passkeys.selectors';
import type { Passkey } from '../../../../machines/account/passkeys/passkeys.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { platformMoment, useTimesNote } from '../../../i18n/platformTime';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { FailureState } from '../../../ui/FailureState';
import { FramedSection } from '../../../ui/FramedSection';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { Fingerprint } from '../../../ui/icons';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Passkeys.css';
import { NewPasskey } from './NewPasskey';
import { PasskeyProof } from './PasskeyProof';
import { usePasskeyName } from './usePasskeyName';

type Props = { passkeys: PasskeysRef };

/** The passkeys, on the page of the person's account (docs/decisions/0068). */
export function Passkeys({ passkeys }: Props) {
  const t = useT('passkeys');
  const screen = useSelector(passkeys, selectScreen);
  const newPasskey = useSelector(passkeys, selectNewPasskey);
  const step = useSelector(newPasskey, (s) => (s ? selectStep(s) : null));
  // The button that led to the next step is gone: the focus needs a place.
  const heading = useFocusOnChange<HTMLHeadingElement>(
    SUMMARY.includes(screen) ? 'summary' : (step ?? screen),
  );
  if (screen === 'none') return null;
  return (
    <FramedSection
      id="passkeys"
      icon={<Fingerprint size={20} aria-hidden="true" />}
      title={t('title')}
      headingRef={heading}
    >
      <Body passkeys={passkeys} screen={screen} />
    </FramedSection>
  );
}

/** What is shown between two steps; the first of them must not take the focus. */
const SUMMARY: readonly PasskeysScreen[] = ['reading', 'unread', 'list'];

function Body({
  passkeys,
  screen,
}: Props & { screen: Exclude<PasskeysScreen, 'none'> }): ReactNode {
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(passkeys, selectMessage);
  switch (screen) {
    case 'reading':
      return <Waiting label={common('loading')} rows={1} height={44} />;
    case 'unread':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => passkeys.send({ type: 'passkeys.retry' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'list':
      return <List passkeys={passkeys} />;
    case 'addition':
    case 'removal':
      return <PasskeyProof passkeys={passkeys} step={screen} key={screen} />;
    case 'creation':
      return <Creation passkeys={passkeys} />;
  }
}

function Creation({ passkeys }: Props) {
  const newPasskey = useSelector(passkeys, selectNewPasskey);
  return newPasskey ? <NewPasskey newPasskey={newPasskey} /> : null;
}

function List({ passkeys }: Props) {
  const t = useT('passkeys');
  const say = useMessage();
  const known = useSelector(passkeys, selectPasskeys) ?? [];
  const isSupported = useSelector(passkeys, selectIsSupported);
  const message = useSelector(passkeys, selectMessage);
  const timesNote = useTimesNote();
  return (
    <>
      <p className={css.lead}>
        {t('text')} {known.length > 0 ? timesNote : null}
      </p>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      {known.length > 0 ? (
        <ul role="list" aria-label={t('title')} className={css.list}>
          {known.map((passkey) => (
            <Entry
              key={passkey.id}
              passkey={passkey}
              onRemove={() => passkeys.send({ type: 'passkey.remove', id: passkey.id })}
            />
          ))}
        </ul>
      ) : null}
      {isSupported ? (
        <div>
          <Button
            tone={known.length > 0 ? 'secondary' : 'primary'}
            onClick={() => passkeys.send({ type: 'passkey.add' })}
          >
            {t('add')}
          </Button>
        </div>
      ) : (
        <p className={css.lead}>{t('unsupported')}</p>
      )}
    </>
  );
}

function Entry({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useT('passkeys');
  const name = usePasskeyName()(passkey);
  return (
    <li className={css.passkey}>
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.muted}>
          {t('made')} <Time at={passkey.madeAt} />
          {' · '}
          {passkey.usedAt === null ? (
            t('unused')
          ) : (
            <>
              {t('used')} <Time at={passkey.usedAt} />
            </>
          )}
        </span>
      </div>
      <Button aria-label={t('removeNamed', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}

function Time({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{platformMoment(at)}</time>;
}
