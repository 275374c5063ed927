import { useSelector } from '@xstate/react';
import type { WithdrawalConfirmationRef } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import {
  selectAnswer,
  selectErrorField,
  selectFieldError,
  selectIsSending,
  selectIsUnsure,
  selectMessage,
  selectRemaining,
} from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.selectors';
import type {
  AnswerKind,
  Withdrawal,
} from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { NoAnswer } from '../../../ui/NoAnswer';
import { AmountField } from '../../../ui/AmountField';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import { figureOf } from '../../../ui/formText';
import { useFocusHeading } from '../../../ui/hooks/useFocusHeading';
import { formatMoney } from '../../../ui/money';
import { RadioCards } from '../../../ui/RadioCards';
import { ProofImages } from './ProofImages';
import * as css from './withdrawalConfirmation.css';

const ANSWERS: readonly AnswerKind[] = ['received', 'partiallyReceived', 'notReceived'];

export type AnswerFormProps = { confirmation: WithdrawalConfirmationRef; withdrawal: Withdrawal };

/** The answer: all received, a part of it, or nothing. It can be given once. */
export function AnswerForm({ confirmation, withdrawal }: AnswerFormProps) {
  const t = useT('withdrawalConfirmation');
  const say = useMessage('validation', 'withdrawalConfirmation');
  const answer = useSelector(confirmation, selectAnswer);
  const message = useSelector(confirmation, selectMessage);
  const fieldError = useSelector(confirmation, selectFieldError);
  const errorField = useSelector(confirmation, selectErrorField);
  const isSending = useSelector(confirmation, selectIsSending);
  const isUnsure = useSelector(confirmation, selectIsUnsure);
  if (isUnsure) return <Unsure confirmation={confirmation} />;
  const errorOf = (field: typeof errorField) =>
    field === errorField ? (say(fieldError) ?? null) : null;
  return (
    <Form
      className={css.form}
      busy={isSending}
      refusal={fieldError}
      onSubmit={(data) =>
        confirmation.send({ type: 'answer.submit', remaining: figureOf(data, 'remaining') })
      }
    >
      <RadioCards
        legend={t('question')}
        name="answer"
        value={answer}
        error={errorOf('answer')}
        onSelect={(chosen) => confirmation.send({ type: 'answer.choose', answer: chosen })}
        options={ANSWERS.map((value) => ({
          value,
          label: t(`answer.${value}.label`),
          about: t(`answer.${value}.about`),
        }))}
      />
      {answer === 'partiallyReceived' ? (
        <Remaining
          confirmation={confirmation}
          withdrawal={withdrawal}
          error={errorOf('remaining')}
          isSending={isSending}
        />
      ) : null}
      {answer === 'notReceived' ? (
        <ProofImages confirmation={confirmation} error={errorOf('proof')} isSending={isSending} />
      ) : null}
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      <Button type="submit" tone="primary" fullWidth busy={isSending}>
        {t('submit')}
      </Button>
      <p role="status" className={css.status}>
        {isSending ? t('sending') : t('final')}
      </p>
    </Form>
  );
}

function Remaining({
  confirmation,
  withdrawal: { amount, currencySymbol },
  error,
  isSending,
}: AnswerFormProps & { error: string | null; isSending: boolean }) {
  const t = useT('withdrawalConfirmation');
  const typed = useSelector(confirmation, selectRemaining);
  return (
    <AmountField
      name="remaining"
      label={t('remaining.label')}
      hint={t('remaining.hint', { amount: formatMoney(amount, currencySymbol) })}
      required
      readOnly={isSending}
      defaultValue={typed}
      leading={currencySymbol}
      error={error}
      onChange={() => confirmation.send({ type: 'field.changed' })}
    />
  );
}

/** The answer may have arrived: a second request counts only once. */
function Unsure({ confirmation }: { confirmation: WithdrawalConfirmationRef }) {
  const t = useT('withdrawalConfirmation');
  const say = useMessage();
  const message = useSelector(confirmation, selectMessage);
  // The form that had the focus is gone.
  const retry = useFocusHeading<HTMLButtonElement>('unsure');
  return (
    <>
      <NoAnswer known={say(message)} unsure={t('unsure.text')} />
      <Button
        ref={retry}
        tone="primary"
        fullWidth
        onClick={() => confirmation.send({ type: 'answer.retry' })}
      >
        {t('unsure.retry')}
      </Button>
    </>
  );
}
