import { useSelector } from '@xstate/react';
import { useCallback, type FormEvent, type RefObject } from 'react';
import type { SecondFactorRef } from '../../../machines/secondFactor/secondFactor.machine';
import { selectFieldError, selectHint, selectIsAnswering, selectIsSending, selectIsSent, selectMessage, selectMethod } from '../../../machines/secondFactor/secondFactor.selectors';
import { useMessage, useT } from '../../app/i18n';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { useFocusOnChange } from '../../ui/hooks/useFocusOnChange';
import { TextField } from '../../ui/TextField';
import { Resend } from './Resend';
import * as css from './SecondFactorScreen.css';

/** The answer to the chosen way: a code, or the bank account's name. */
export function AnswerForm({ factor, firstRef }: { factor: SecondFactorRef; firstRef: RefObject<HTMLElement | null> }) {
  const t = useT('secondFactor');
  const say = useMessage('validation');
  const method = useSelector(factor, selectMethod);
  const isAnswering = useSelector(factor, selectIsAnswering);
  const fieldError = useSelector(factor, selectFieldError);
  const afterErrorRef = useFocusOnChange<HTMLElement>(fieldError);
  const afterMessageRef = useFocusOnChange<HTMLElement>(useSelector(factor, selectMessage));
  const field = useCallback((input: HTMLElement | null) => {
    for (const ref of [firstRef, afterErrorRef, afterMessageRef]) ref.current = input;
  }, [firstRef, afterErrorRef, afterMessageRef]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    factor.send({ type: 'code.submit', answer: read(event.currentTarget) });
  };
  const common = {
    ref: field, readOnly: isAnswering, error: say(fieldError) ?? null, enterKeyHint: 'done' as const,
    onChange: () => factor.send({ type: 'field.changed' }),
  };
  if (!method) return null;
  const comesByMessage = method === 'mobile' || method === 'email';
  return (
    <form method="post" noValidate aria-busy={isAnswering || undefined} className={css.screen} onSubmit={submit}>
      {comesByMessage ? <Progress factor={factor} /> : <p className={css.words}>{t(`ask.${method}`)}</p>}
      {method === 'bankName'
        ? <TextField {...common} name="bankName" label={t('bankName')} autoComplete="off" spellCheck={false} />
        : <CodeField {...common} name="code" label={t('code')} hint={t('codeHint')} />}
      {comesByMessage ? <Resend factor={factor} /> : <Progress factor={factor} />}
      <Button type="submit" tone="primary" fullWidth busy={isAnswering}>{t('submit')}</Button>
      <div className={css.ways}>
        <Button tone="ghost" onClick={() => factor.send({ type: 'method.back' })}>{t('back')}</Button>
        <Button tone="ghost" onClick={() => factor.send({ type: 'factor.cancel' })}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

/** The line stays when a new code may be asked for: the one that was sent is still on its way, or there. */
function Progress({ factor }: { factor: SecondFactorRef }) {
  const t = useT('secondFactor');
  const isSending = useSelector(factor, selectIsSending);
  const isSent = useSelector(factor, selectIsSent);
  const isAnswering = useSelector(factor, selectIsAnswering);
  const hint = useSelector(factor, selectHint);
  const sent = hint ? t('sentTo', { hint }) : t('sent');
  return <p role="status" className={css.status}>{isSending ? t('sending') : isAnswering ? t('answering') : isSent ? sent : null}</p>;
}

const read = (form: HTMLFormElement): string => {
  const data = new FormData(form);
  const answer = data.get('code') ?? data.get('bankName');
  return typeof answer === 'string' ? answer : '';
};
