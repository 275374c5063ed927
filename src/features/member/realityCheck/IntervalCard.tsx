import { useSelector } from '@xstate/react';
import type { CheckIntervalRef } from '../../../../machines/member/checkInterval/checkInterval.machine';
import {
  choicesOf,
  selectHasFailed,
  selectInterval,
  selectIsSaving,
  selectMessage,
} from '../../../../machines/member/checkInterval/checkInterval.selectors';
import type { Interval } from '../../../../machines/member/checkInterval/checkInterval.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { FailureState } from '../../../ui/FailureState';
import { Form } from '../../../ui/Form';
import { textOf } from '../../../ui/formText';
import { SelectField } from '../../../ui/SelectField';
import { Waiting } from '../../../ui/Waiting';
import * as css from './RealityCheck.css';

type Props = { interval: CheckIntervalRef };

/** How often a member is asked while playing, within what the pack allows (issue 28). */
export function IntervalCard({ interval: actor }: Props) {
  const t = useT('realityCheck');
  const common = useT('common');
  const say = useMessage();
  const interval = useSelector(actor, selectInterval);
  const hasFailed = useSelector(actor, selectHasFailed);
  const message = useSelector(actor, selectMessage);
  return (
    <Card as="section" aria-labelledby="check-interval">
      <div className={css.part}>
        <h4 id="check-interval" className={css.heading}>
          {t('interval.title')}
        </h4>
        {hasFailed ? (
          <FailureState
            retryLabel={common('retry')}
            onRetry={() => actor.send({ type: 'interval.reload' })}
          >
            {say(message)}
          </FailureState>
        ) : interval ? (
          <Choice interval={actor} desk={interval} />
        ) : (
          <Waiting label={common('loading')} rows={1} height={72} />
        )}
      </div>
    </Card>
  );
}

function Choice({ interval: actor, desk }: Props & { desk: Interval }) {
  const t = useT('realityCheck');
  const say = useMessage();
  const isSaving = useSelector(actor, selectIsSaving);
  const message = useSelector(actor, selectMessage);
  const { minutes, usual, least, most } = desk;
  if (least === most) return <p className={css.lead}>{t('interval.fixed', { count: minutes })}</p>;
  return (
    <>
      <p className={css.lead}>{t('interval.text', { least, most })}</p>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <Form
        className={css.form}
        busy={isSaving}
        onSubmit={(data) =>
          actor.send({ type: 'interval.save', minutes: Number(textOf(data, 'minutes')) })
        }
      >
        <SelectField
          // Another jurisdiction brings other choices.
          key={`${minutes} ${least} ${most}`}
          name="minutes"
          label={t('interval.label')}
          hint={t('interval.usual', { minutes: usual })}
          defaultValue={String(minutes)}
          options={choicesOf(desk).map((count) => ({
            value: String(count),
            label: t('interval.minutes', { count }),
          }))}
        />
        <Button type="submit" busy={isSaving}>
          {t('interval.save')}
        </Button>
      </Form>
    </>
  );
}
