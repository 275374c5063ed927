import { useSelector } from '@xstate/react';
import type { ConvertPointsRef } from '../../../../machines/rewards/convertPoints/convertPoints.machine';
import type { PointMallRef } from '../../../../machines/rewards/pointMall/pointMall.machine';
import {
  selectConvert,
  selectConvertErrors,
  selectConvertGiven,
  selectIsSending,
} from '../../../../machines/rewards/pointMall/pointMall.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { figureOf, textOf } from '../../../ui/formText';
import { formatCount, formatMoney } from '../../../ui/money';
import { TextField } from '../../../ui/TextField';
import { SpendForm } from './SpendForm';

/** Exchanges points for money in the wallet: the number of points, and the login password. */
export function ConvertDialog({ mall }: { mall: PointMallRef }) {
  const t = useT('pointMall');
  const common = useT('common');
  const convert = useSelector(mall, selectConvert);
  const isSending = useSelector(convert, (s) => s !== undefined && selectIsSending(s));
  return (
    <Dialog
      open={convert !== undefined}
      title={t('convert.title')}
      closeLabel={common('close')}
      busy={isSending}
      dismissable={!isSending}
      onDismiss={() => convert?.send({ type: 'form.cancel' })}
    >
      {convert ? <Form convert={convert} /> : null}
    </Dialog>
  );
}

function Form({ convert }: { convert: ConvertPointsRef }) {
  const t = useT('pointMall');
  const say = useMessage('validation');
  const { balance, minimum, exchangeRatio, currencySymbol } = useSelector(
    convert,
    selectConvertGiven,
  );
  const errors = useSelector(convert, selectConvertErrors);
  const isSending = useSelector(convert, selectIsSending);
  return (
    <SpendForm
      spending={convert}
      about={<p>{t('convert.text', { money: formatMoney(exchangeRatio, currencySymbol) })}</p>}
      submitLabel={t('convert.submit')}
      onSubmit={(data) =>
        convert.send({
          type: 'form.submit',
          form: { points: figureOf(data, 'points'), password: textOf(data, 'password') },
        })
      }
    >
      <TextField
        name="points"
        label={t('convert.points')}
        hint={t('convert.bounds', { min: formatCount(minimum), max: formatCount(balance) })}
        inputMode="numeric"
        autoComplete="off"
        required
        readOnly={isSending}
        maxLength={9}
        error={say(errors.points) ?? null}
        onChange={() => convert.send({ type: 'field.changed', field: 'points' })}
      />
    </SpendForm>
  );
}
