import { useSelector } from '@xstate/react';
import type { PointMallRef } from '../../../machines/pointMall/pointMall.machine';
import { selectFormMessage, selectIsSending, selectRedeem, selectRedeemErrors, selectRedeemGiven } from '../../../machines/pointMall/pointMall.selectors';
import type { RedeemRewardRef } from '../../../machines/redeemReward/redeemReward.machine';
import { useMessage, useT } from '../../app/i18n';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { textOf } from '../../ui/formText';
import { useFocusFirstInvalid } from '../../ui/hooks/useFocusFirstInvalid';
import { formatCount } from '../../ui/money';
import { PasswordField } from '../../ui/PasswordField';
import * as css from './PointMallPage.css';

/** The last word before points are spent on a reward: what it costs, and the login password. */
export function RedeemDialog({ mall }: { mall: PointMallRef }) {
  const t = useT('pointMall');
  const common = useT('common');
  const redeem = useSelector(mall, selectRedeem);
  return (
    <Dialog open={redeem !== undefined} title={t('redeem.title')} closeLabel={common('close')} onDismiss={() => redeem?.send({ type: 'form.cancel' })}>
      {redeem ? <Form redeem={redeem} /> : null}
    </Dialog>
  );
}

function Form({ redeem }: { redeem: RedeemRewardRef }) {
  const t = useT('pointMall');
  const say = useMessage('validation');
  const { reward: { name, points }, balance } = useSelector(redeem, selectRedeemGiven);
  const errors = useSelector(redeem, selectRedeemErrors);
  const message = useSelector(redeem, selectFormMessage);
  const isSending = useSelector(redeem, selectIsSending);
  const form = useFocusFirstInvalid<HTMLFormElement>(errors);
  return (
    <form
      ref={form} method="post" noValidate aria-busy={isSending || undefined} className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        redeem.send({ type: 'form.submit', form: { password: textOf(new FormData(event.currentTarget), 'password') } });
      }}
    >
      <p><strong>{name}</strong></p>
      <dl className={css.facts}>
        <div className={css.fact}><dt>{t('redeem.price')}</dt><dd className={css.figures}>{t('points', { count: points, figure: formatCount(points) })}</dd></div>
        <div className={css.fact}><dt>{t('redeem.left')}</dt><dd className={css.figures}>{t('points', { count: balance - points, figure: formatCount(balance - points) })}</dd></div>
      </dl>
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      <PasswordField
        name="password" label={t('password')} autoComplete="current-password" required readOnly={isSending} showLabel={t('showPassword')} hideLabel={t('hidePassword')}
        error={say(errors.password) ?? null} onChange={() => redeem.send({ type: 'field.changed', field: 'password' })}
      />
      <Button type="submit" tone="primary" fullWidth busy={isSending}>{t('redeem.submit')}</Button>
      <p role="status" className={css.status}>{isSending ? t('sending') : null}</p>
    </form>
  );
}
