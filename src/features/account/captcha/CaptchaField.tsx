import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { CaptchaRef } from '../../../../machines/account/captcha/captcha.machine';
import {
  selectAlternative,
  selectIsFailed,
  selectIsFetching,
  selectMessage,
  selectPicture,
  selectScreen,
} from '../../../../machines/account/captcha/captcha.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { CodeField } from '../../../ui/CodeField';
import { error as errorStyle } from '../../../ui/Field.css';
import { CircleAlert, RefreshCw, ShieldCheck } from '../../../ui/icons';
import { TextButton } from '../../../ui/Link';
import { Skeleton } from '../../../ui/Skeleton';
import { Spinner } from '../../../ui/Spinner';
import * as css from './CaptchaField.css';

type Props = {
  captcha: CaptchaRef;
  /** The message that the form shows about the answer. */
  error?: string | undefined;
  /** The mark of a required field, in a form that marks required fields. */
  required?: boolean;
  isReadOnly?: boolean;
  onType?: () => void;
};

/**
 * The image captcha, or the alternative for people who cannot read it (docs/decisions/0041).
 * Submits as `captcha` and `captchaKey`, or as `captchaAlternative`.
 */
export function CaptchaField(props: Props) {
  const screen = useSelector(props.captcha, selectScreen);
  switch (screen) {
    case 'picture':
      return <PictureField {...props} />;
    case 'waiving':
      return <Waived {...props} isChecking />;
    case 'waived':
      return <Waived {...props} isChecking={false} />;
  }
}

/** The picture is the button that refreshes it. */
function PictureField({ captcha, error, required = false, isReadOnly = false, onType }: Props) {
  const t = useT('captcha');
  const say = useMessage('validation');
  const picture = useSelector(captcha, selectPicture);
  const message = useSelector(captcha, selectMessage);
  const clear = useClearOn(picture?.key);
  return (
    <div className={css.captcha}>
      <CodeField
        ref={clear}
        name="captcha"
        label={t('label')}
        hint={t('hint')}
        autoComplete="off"
        inputMode="text"
        enterKeyHint="go"
        required={required}
        // A form that marks required fields has an alert of its own.
        isAlert={!required}
        readOnly={isReadOnly}
        error={error ?? say(message) ?? null}
        onChange={onType}
        trailing={<Picture captcha={captcha} />}
      />
      <input type="hidden" name="captchaKey" value={picture?.key ?? ''} />
      <TextButton onClick={() => isReadOnly || captcha.send({ type: 'captcha.waive' })}>
        {t('waive')}
      </TextButton>
    </div>
  );
}

function Picture({ captcha }: { captcha: CaptchaRef }) {
  const t = useT('captcha');
  const picture = useSelector(captcha, selectPicture);
  const isFetching = useSelector(captcha, selectIsFetching);
  const isFailed = useSelector(captcha, selectIsFailed);
  return (
    <button
      type="button"
      className={css.picture}
      aria-label={t('refresh')}
      title={t('refresh')}
      aria-busy={isFetching || undefined}
      onClick={() => captcha.send({ type: 'captcha.refresh' })}
    >
      {picture ? (
        <img
          src={`data:image/png;base64,${picture.image}`}
          alt={t('picture')}
          width={150}
          height={50}
          className={css.image}
          onError={() => captcha.send({ type: 'picture.broken' })}
        />
      ) : isFailed ? (
        <span className={css.again} aria-hidden="true">
          <RefreshCw size={18} />
          {t('again')}
        </span>
      ) : (
        <Skeleton width={132} height={44} />
      )}
    </button>
  );
}

/**
 * Replaces the picture and takes the focus of the button that requested it. A form that is sent too
 * early shows what the captcha still waits for.
 */
function Waived({ captcha, error, isChecking }: Props & { isChecking: boolean }) {
  const t = useT('captcha');
  const say = useMessage('validation');
  const alternative = useSelector(captcha, selectAlternative);
  return (
    <div className={css.captcha}>
      <div className={css.waived}>
        <span className={css.icon} aria-hidden="true">
          {isChecking ? <Spinner /> : <ShieldCheck size={20} />}
        </span>
        <p ref={focus} tabIndex={-1} aria-live="polite" className={css.words}>
          {isChecking ? t('waiving') : t('waived')}
        </p>
        {isChecking ? (
          <Button
            tone="ghost"
            compact
            onClick={() => captcha.send({ type: 'verification.cancel' })}
          >
            {t('cancel')}
          </Button>
        ) : null}
      </div>
      {error && isChecking ? (
        <p role="alert" className={errorStyle}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{say({ key: 'errors:verificationNeeded' })}</span>
        </p>
      ) : null}
      <input type="hidden" name="captchaAlternative" value={alternative ?? ''} />
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * A ref for an input that belongs to a picture: a new picture empties the input and leaves the
 * focus where it is. When the picture comes back after the alternative, the input takes the focus.
 */
function useClearOn(key: string | undefined) {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return;
      if (key !== undefined) input.value = '';
      if (document.activeElement === document.body) input.focus();
    },
    [key],
  );
}
