import { useSelector } from '@xstate/react';
import type { LimitPromptRef } from '../../../../machines/member/limitPrompt/limitPrompt.machine';
import {
  selectAmount,
  selectCurrencySymbol,
  selectFieldError,
  selectIsDeclining,
  selectIsSetting,
  selectMessage,
  selectPeriod,
  selectPrompt,
} from '../../../../machines/member/limitPrompt/limitPrompt.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { AmountField } from '../../../ui/AmountField';
import { Button } from '../../../ui/Button';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { plainFigure } from '../../../ui/digits';
import { Form } from '../../../ui/Form';
import * as css from './LimitPrompt.css';

type Props = {
  prompt: LimitPromptRef;
  /** Leads to the page of the member's own limits. */
  onLimits: () => void;
};

/** The question about the deposit limit, where the rules ask for it (issue 28). */
export function LimitPrompt({ prompt, onLimits }: Props) {
  const t = useT('limitPrompt');
  const say = useMessage('validation');
  const { about, isRequired, suggested } = useSelector(prompt, selectPrompt);
  const message = useSelector(prompt, selectMessage);
  const isDeclining = useSelector(prompt, selectIsDeclining);
  const isSetting = useSelector(prompt, selectIsSetting);
  const text = isRequired ? 'required' : suggested ? 'suggested' : 'first';
  return (
    <div className={css.prompt}>
      <p className={css.lead}>{t(`text.${about === 'review' ? 'review' : text}`)}</p>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      {about === 'first' ? <LimitForm prompt={prompt} /> : null}
      <div className={css.buttons}>
        {about === 'review' ? <Button onClick={onLimits}>{t('see')}</Button> : null}
        {isRequired ? null : (
          <Button
            tone={about === 'review' ? 'primary' : 'ghost'}
            busy={isDeclining}
            disabled={isSetting}
            onClick={() => prompt.send({ type: 'prompt.decline' })}
          >
            {t(about === 'review' ? 'keep' : 'decline')}
          </Button>
        )}
      </div>
    </div>
  );
}

function LimitForm({ prompt }: Pick<Props, 'prompt'>) {
  const t = useT('limitPrompt');
  const say = useMessage('validation');
  const { periods } = useSelector(prompt, selectPrompt);
  const fieldError = useSelector(prompt, selectFieldError);
  const isSetting = useSelector(prompt, selectIsSetting);
  const isDeclining = useSelector(prompt, selectIsDeclining);
  return (
    <Form
      className={css.prompt}
      refusal={fieldError}
      busy={isSetting}
      onSubmit={() => prompt.send({ type: 'prompt.set' })}
    >
      <ChoiceChips
        label={t('period.label')}
        name="promptPeriod"
        value={useSelector(prompt, selectPeriod)}
        onSelect={(period) => prompt.send({ type: 'period.choose', period })}
        options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      <AmountField
        name="promptAmount"
        label={t('amount')}
        required
        value={useSelector(prompt, selectAmount)}
        leading={useSelector(prompt, selectCurrencySymbol)}
        error={say(fieldError) ?? null}
        onChange={({ currentTarget }) =>
          prompt.send({ type: 'amount.change', amount: plainFigure(currentTarget.value) })
        }
      />
      <Button type="submit" tone="primary" busy={isSetting} disabled={isDeclining} fullWidth>
        {t('set')}
      </Button>
    </Form>
  );
}
