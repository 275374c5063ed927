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
import { FileField } from '../../../ui/FileField';
import { Form } from '../../../ui/Form';
import { textOf } from '../../../ui/formText';
import { useFocusHeading } from '../../../ui/hooks/useFocusHeading';
import { useFocusHere } from '../../../ui/hooks/useFocusHere';
import { IMAGE_ACCEPT, ImageList } from '../../../ui/ImageList';
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
  const { label, invitation, say, listed } = useImageWords();
  // A removed image takes its buttons along, a retry removes the retry button: the focus needs a
  // place.
  const { here, wait } = useFocusHere<HTMLInputElement>(undefined);
  const press = (type: 'file.retry' | 'file.remove') => (id: string) => {
    wait();
    application.send({ type, id });
  };
  return (
    <>
      <FileField
        ref={here}
        name="images"
        label={t('images.label')}
        hint={t('images.hint')}
        invitation={invitation}
        accept={IMAGE_ACCEPT}
        multiple
        onFiles={(chosen) => application.send({ type: 'files.choose', files: chosen })}
      />
      <ImageList
        label={label}
        images={files.map(listed)}
        say={say}
        isLocked={isSending}
        onRetry={press('file.retry')}
        onRemove={press('file.remove')}
      />
    </>
  );
}
