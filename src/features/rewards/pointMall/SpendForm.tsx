import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ConvertPointsRef } from '../../../../machines/rewards/convertPoints/convertPoints.machine';
import {
  selectFormErrors,
  selectFormMessage,
  selectIsSending,
} from '../../../../machines/rewards/pointMall/pointMall.selectors';
import { isSaid } from '../../../../machines/shared/message.selectors';
import type { RedeemRewardRef } from '../../../../machines/rewards/redeemReward/redeemReward.machine';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import { PasswordField } from '../../../ui/PasswordField';
import * as css from './PointMallPage.css';

type Props = {
  spending: RedeemRewardRef | ConvertPointsRef;
  /** What the person gets for the points. */
  about: ReactNode;
  /** The fields above the password. */
  children?: ReactNode;
  submitLabel: string;
  onSubmit: (data: FormData) => void;
};

/** The form that spends points, confirmed by the login password. */
export function SpendForm({ spending, about, children, submitLabel, onSubmit }: Props) {
  const t = useT('pointMall');
  const say = useMessage('validation');
  const errors = useSelector(spending, selectFormErrors);
  const message = useSelector(spending, selectFormMessage);
  const isSending = useSelector(spending, selectIsSending);
  return (
    <Form className={css.form} busy={isSending} refusal={errors} onSubmit={onSubmit}>
      {about}
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      {children}
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        required
        readOnly={isSending}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={say(errors.password) ?? null}
        isAlert={isSaid(errors.password)}
        onChange={() => spending.send({ type: 'field.changed', field: 'password' })}
      />
      <Button type="submit" tone="primary" agrees fullWidth busy={isSending}>
        {submitLabel}
      </Button>
      <p role="status" className={css.status}>
        {isSending ? t('sending') : null}
      </p>
    </Form>
  );
}
