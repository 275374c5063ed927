import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { CaptchaRef } from '../../../machines/captcha/captcha.machine';
import { selectIsFailed, selectIsFetching, selectMessage, selectPicture } from '../../../machines/captcha/captcha.selectors';
import { useMessage, useT } from '../../app/i18n';
import { CodeField } from '../../ui/CodeField';
import { RefreshCw } from '../../ui/icons';
import { TextButton } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import * as css from './CaptchaField.css';

type Props = {
  captcha: CaptchaRef;
  /** What the form around it says of the answer. */
  error?: string | undefined;
  isReadOnly?: boolean;
  onType?: () => void;
  /** The person can't read the picture and asks for the other way. */
  onWaive: () => void;
};

/** The image captcha: the picture is the button that refreshes it. Submits as `captcha` and `captchaKey`. */
export function CaptchaField({ captcha, error, isReadOnly = false, onType, onWaive }: Props) {
  const t = useT('captcha');
  const say = useMessage('validation');
  const picture = useSelector(captcha, selectPicture);
  const message = useSelector(captcha, selectMessage);
  const clear = useClearOn(picture?.key);
  return (
    <div className={css.captcha}>
      <CodeField
        ref={clear} name="captcha" label={t('label')} hint={t('hint')} autoComplete="off" inputMode="text" enterKeyHint="go"
        readOnly={isReadOnly} error={error ?? say(message) ?? null} onChange={onType} trailing={<Picture captcha={captcha} />}
      />
      <input type="hidden" name="captchaKey" value={picture?.key ?? ''} />
      <TextButton onClick={onWaive}>{t('waive')}</TextButton>
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
      type="button" className={css.picture} aria-label={t('refresh')} title={t('refresh')} aria-busy={isFetching || undefined}
      onClick={() => captcha.send({ type: 'captcha.refresh' })}
    >
      {picture ? <img src={`data:image/png;base64,${picture.image}`} alt="" width={150} height={50} className={css.image} />
        : isFailed ? <span className={css.again} aria-hidden="true"><RefreshCw size={18} />{t('again')}</span>
          : <Skeleton width={132} height={44} />}
    </button>
  );
}

/** A ref for an input whose text belongs to a picture: a new one empties it, without taking its focus. */
function useClearOn(key: string | undefined) {
  return useCallback((input: HTMLInputElement | null) => {
    if (input && key !== undefined) input.value = '';
  }, [key]);
}
