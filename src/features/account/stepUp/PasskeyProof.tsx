import { useSelector } from '@xstate/react';
import type { RefCallback } from 'react';
import type { StepUpRef } from '../../../../machines/account/stepUp/stepUp.machine';
import {
  selectIsAsking,
  selectIsProving,
} from '../../../../machines/account/stepUp/stepUp.selectors';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { Fingerprint } from '../../../ui/icons';
import * as css from './StepUp.css';

type Props = { stepUp: StepUpRef; buttonRef: RefCallback<HTMLElement> };

/** The button that asks the device, and what the device is doing. */
export function PasskeyProof({ stepUp, buttonRef }: Props) {
  const t = useT('stepUp');
  const isAsking = useSelector(stepUp, selectIsAsking);
  const isProving = useSelector(stepUp, selectIsProving);
  return (
    <>
      <p className={css.muted}>{t('passkey.text')}</p>
      <Button
        ref={buttonRef}
        tone="primary"
        fullWidth
        busy={isAsking || isProving}
        onClick={() => stepUp.send({ type: 'passkey.ask' })}
      >
        <span className={css.action}>
          <Fingerprint size={20} aria-hidden="true" />
          {t('passkey.use')}
        </span>
      </Button>
      <div className={css.progress}>
        <p role="status" className={css.words}>
          {isAsking ? t('passkey.asking') : isProving ? t('proving') : null}
        </p>
        {isAsking ? (
          <Button tone="ghost" compact onClick={() => stepUp.send({ type: 'passkey.cancel' })}>
            {t('passkey.cancel')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
