import { useSelector } from '@xstate/react';
import type { ActivityApplicationRef } from '../../../../machines/rewards/activityApplication/activityApplication.machine';
import {
  REMARK_LIMIT,
  selectActivity,
  selectFieldError,
  selectFiles,
  selectIsSending,
  selectMessage,
} from '../../../../machines/rewards/activityApplication/activityApplication.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { useImageWords } from '../../../i18n/imageWords';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { CounterTextArea } from '../../../ui/CounterTextArea';
import { Form } from '../../../ui/Form';
import { textOf } from '../../../ui/formText';
import { useFocusHeading } from '../../../ui/hooks/useFocusHeading';
import { ImagesField } from '../../../ui/ImagesField';
import * as css from './ActivityApplication.css';

type Props = { application: ActivityApplicationRef };

/** The application to an activity: a remark and up to 3 images (spec §5 Activity application). */
export function ActivityApplication({ application }: Props) {
  const t = useT('activityApplication');
  const say = useMessage('activityApplication');
  const activity = useSelector(application, selectActivity);
  const isSending = useSelector(application, selectIsSending);
  const message = useSelector(application, selectMessage);
  const fieldError = useSelector(application, selectFieldError);
  const heading = useFocusHeading<HTMLHeadingElement>(activity.id);
  const given = activity.application;
  return (
    <Form
      className={css.form}
      busy={isSending}
      refusal={fieldError}
      onSubmit={(data) =>
        application.send({ type: 'application.submit', remark: textOf(data, 'remark') })
      }
    >
      <div className={css.words}>
        <h4 ref={heading} tabIndex={-1} className={css.heading}>
          {t('title', { title: activity.title })}
        </h4>
        <p className={css.muted}>{given?.asks}</p>
      </div>
      {given?.rejection ? (
        <Alert tone="warning">{t('rejected', { reason: given.rejection })}</Alert>
      ) : null}
      <CounterTextArea
        name="remark"
        label={t('remark.label')}
        hint={t('remark.hint')}
        error={say(fieldError) ?? null}
        rows={3}
        most={REMARK_LIMIT}
        defaultValue={given?.remark ?? ''}
        readOnly={isSending}
        sayLeft={(left) => t('remark.left', { count: left })}
        onChange={() => application.send({ type: 'field.changed' })}
      />
      <Images application={application} isSending={isSending} />
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      <div className={css.actions}>
        <Button
          disabled={isSending}
          onClick={() => application.send({ type: 'application.cancel' })}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" tone="primary" busy={isSending}>
          {t('submit')}
        </Button>
      </div>
      <p role="status" className={css.status}>
        {isSending ? t('sending') : t('seen')}
      </p>
    </Form>
  );
}

function Images({ application, isSending }: Props & { isSending: boolean }) {
  const t = useT('activityApplication');
  const files = useSelector(application, selectFiles);
  const { listed, ...words } = useImageWords();
  return (
    <ImagesField
      {...words}
      name="images"
      label={t('images.label')}
      hint={t('images.hint')}
      images={files.map(listed)}
      isLocked={isSending}
      onFiles={(chosen) => application.send({ type: 'files.choose', files: chosen })}
      onRetry={(id) => application.send({ type: 'file.retry', id })}
      onRemove={(id) => application.send({ type: 'file.remove', id })}
    />
  );
}
