import { useSelector } from '@xstate/react';
import { useCallback, type ReactNode, type RefObject } from 'react';
import type { SecondFactorRef } from '../../../../machines/account/secondFactor/secondFactor.machine';
import {
  selectCode,
  selectFieldError,
  selectHint,
  selectIsAnswering,
  selectMessage,
  selectMethod,
} from '../../../../machines/account/secondFactor/secondFactor.selectors';
import type { SmsCodeRef } from '../../../../machines/account/smsCode/smsCode.machine';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { CodeField } from '../../../ui/CodeField';
import { Form } from '../../../ui/Form';
import { textIfAny, textOf } from '../../../ui/formText';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { TextField } from '../../../ui/TextField';
import * as css from './SecondFactorScreen.css';

/** The button that requests the code of the chosen method, beside its field. */
export type SendCodeSlot = (code: SmsCodeRef) => ReactNode;
type Props = {
  factor: SecondFactorRef;
  firstRef: RefObject<HTMLElement | null>;
  sendCode: SendCodeSlot;
};

/** The answer for the chosen method: a code, or the name on the bank account. */
export function AnswerForm({ factor, firstRef, sendCode }: Props) {
  const t = useT('secondFactor');
  const say = useMessage('validation');
  const method = useSelector(factor, selectMethod);
  const isAnswering = useSelector(factor, selectIsAnswering);
  const code = useSelector(factor, selectCode);
  const hint = useSelector(factor, selectHint);
  const fieldError = useSelector(factor, selectFieldError);
  const afterErrorRef = useFocusOnChange<HTMLElement>(fieldError);
  const afterMessageRef = useFocusOnChange<HTMLElement>(useSelector(factor, selectMessage));
  const field = useCallback(
    (input: HTMLElement | null) => {
      for (const ref of [firstRef, afterErrorRef, afterMessageRef]) ref.current = input;
    },
    [firstRef, afterErrorRef, afterMessageRef],
  );
  const common = {
    ref: field,
    readOnly: isAnswering,
    error: say(fieldError) ?? null,
    enterKeyHint: 'done' as const,
    onChange: () => factor.send({ type: 'field.changed' }),
  };
  if (!method) return null;
  const ask =
    method === 'bankName' || method === 'google' || method === 'authenticator'
      ? t(`ask.${method}`)
      : hint
        ? t('codeTo', { hint })
        : t('codeComes');
  return (
    <Form
      className={css.screen}
      busy={isAnswering}
      onSubmit={(data) => factor.send({ type: 'code.submit', answer: read(data) })}
    >
      <p className={css.words}>{ask}</p>
      {method === 'bankName' ? (
        <TextField
          {...common}
          isAlert
          name="bankName"
          label={t('bankName')}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <CodeField
          {...common}
          name="code"
          label={t('code')}
          hint={t(method === 'authenticator' ? 'appCodeHint' : 'codeHint')}
          inputMode={method === 'authenticator' ? 'text' : 'numeric'}
          end={code ? sendCode(code) : null}
        />
      )}
      <Button type="submit" tone="primary" fullWidth busy={isAnswering}>
        {t('submit')}
      </Button>
      <p role="status" className={css.status}>
        {isAnswering ? t('answering') : null}
      </p>
      <div className={css.ways}>
        <Button tone="ghost" onClick={() => factor.send({ type: 'method.back' })}>
          {t('back')}
        </Button>
        <Button tone="ghost" onClick={() => factor.send({ type: 'factor.cancel' })}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

const read = (data: FormData): string => {
  return textIfAny(data, 'code') ?? textOf(data, 'bankName');
};
