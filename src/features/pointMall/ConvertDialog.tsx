import { useSelector } from '@xstate/react';
import type { ConvertPointsRef } from '../../../machines/convertPoints/convertPoints.machine';
import type { PointMallRef } from '../../../machines/pointMall/pointMall.machine';
import { selectConvert, selectConvertErrors, selectConvertGiven, selectFormMessage, selectIsSending } from '../../../machines/pointMall/pointMall.selectors';
import { useMessage, useT } from '../../app/i18n';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { textOf } from '../../ui/formText';
import { useFocusFirstInvalid } from '../../ui/hooks/useFocusFirstInvalid';
import { formatCount, formatMoney } from '../../ui/money';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import * as css from './PointMallPage.css';

/** Points for money in the wallet: how many, and the login password. */
export function ConvertDialog({ mall }: { mall: PointMallRef }) {
  const t = useT('pointMall');
  const common = useT('common');
  const convert = useSelector(mall, selectConvert);
  return (
    <Dialog open={convert !== undefined} title={t('convert.title')} closeLabel={common('close')} onDismiss={() => convert?.send({ type: 'form.cancel' })}>
      {convert ? <Form convert={convert} /> : null}
    </Dialog>
  );
}

function Form({ convert }: { convert: ConvertPointsRef }) {
  const t = useT('pointMall');
  const say = useMessage('validation');
  const { balance, minimum, exchangeRatio, currencySymbol } = useSelector(convert, selectConvertGiven);
  const errors = useSelector(convert, selectConvertErrors);
  const message = useSelector(convert, selectFormMessage);
  const isSending = useSelector(convert, selectIsSending);
  const form = useFocusFirstInvalid<HTMLFormElement>(errors);
  return (
    <form
      ref={form} method="post" noValidate aria-busy={isSending || undefined} className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        convert.send({ type: 'form.submit', form: { points: textOf(data, 'points').trim(), password: textOf(data, 'password') } });
      }}
    >
      <p>{t('convert.text', { money: formatMoney(exchangeRatio, currencySymbol) })}</p>
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      <TextField
        name="points" label={t('convert.points')} hint={t('convert.bounds', { min: formatCount(minimum), max: formatCount(balance) })} inputMode="numeric" autoComplete="off" required
        readOnly={isSending} maxLength={9} error={say(errors.points) ?? null} onChange={() => convert.send({ type: 'field.changed', field: 'points' })}
      />
      <PasswordField
        name="password" label={t('password')} autoComplete="current-password" required readOnly={isSending} showLabel={t('showPassword')} hideLabel={t('hidePassword')}
        error={say(errors.password) ?? null} onChange={() => convert.send({ type: 'field.changed', field: 'password' })}
      />
      <Button type="submit" tone="primary" fullWidth busy={isSending}>{t('convert.submit')}</Button>
      <p role="status" className={css.status}>{isSending ? t('sending') : null}</p>
    </form>
  );
}
