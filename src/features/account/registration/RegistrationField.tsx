import { useSelector } from '@xstate/react';
import type { CountriesRef } from '../../../../machines/account/countries/countries.machine';
import type { RegistrationRef } from '../../../../machines/account/registration/registration.machine';
import {
  hintOf,
  isDigitsOnly,
  selectCheck,
  selectFieldErrors,
  selectInvitation,
  selectIsBusy,
  type FieldRule,
} from '../../../../machines/account/registration/registration.selectors';
import { selectMessage } from '../../../../machines/account/fieldCheck/fieldCheck.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { useStrengthWords } from '../../../i18n/useStrengthWords';
import { CodeField } from '../../../ui/CodeField';
import { NewPasswordField } from '../../../ui/NewPasswordField';
import { PasswordField } from '../../../ui/PasswordField';
import { CONTROLS, type Control, type FilledField, type PlainField } from './fields';
import { RuleField } from './RuleField';
import type { Slots } from './slots';

type Props = Pick<Slots, 'mobile' | 'sendCode'> & {
  registration: RegistrationRef;
  countries: CountriesRef;
  field: FilledField;
  rule: FieldRule;
};

/** One field of the register form, by its kind of input. */
export function RegistrationField({
  registration,
  countries,
  field,
  rule,
  mobile,
  sendCode,
}: Props) {
  const t = useT('registration');
  const say = useMessage('validation');
  const strengthWords = useStrengthWords();
  const isBusy = useSelector(registration, selectIsBusy);
  const check = useSelector(registration, selectCheck(field));
  const found = useSelector(check, selectMessage);
  const error = say(useSelector(registration, selectFieldErrors)[field] ?? found);
  const prefilled: Partial<Record<FilledField, string>> = useSelector(
    registration,
    selectInvitation,
  );
  const control: Control = CONTROLS[field];
  const onType = () => registration.send({ type: 'field.changed', field });
  const words = { label: t(`field.${field}`), error: error ?? null, required: rule.required };
  const hint = error ? null : say(hintOf(field, rule));
  const inputMode = isDigitsOnly(rule) ? ('numeric' as const) : undefined;
  const common = { ...words, name: field, defaultValue: prefilled[field], onChange: onType };
  switch (control.kind) {
    case 'password': {
      const secret = {
        ...common,
        hint,
        inputMode,
        readOnly: isBusy,
        showLabel: t('showPassword'),
        hideLabel: t('hidePassword'),
      };
      return field === 'password' ? (
        <NewPasswordField {...secret} strengthWords={strengthWords} />
      ) : (
        <PasswordField {...secret} autoComplete="new-password" />
      );
    }
    case 'mobile':
      return mobile({ error, required: rule.required, isReadOnly: isBusy, onType });
    case 'code':
      // The form has an alert of its own.
      return <CodeField {...common} isAlert={false} readOnly={isBusy} end={sendCode} />;
    default:
      return (
        <RuleField
          countries={countries}
          field={field as PlainField}
          rule={rule}
          error={error ?? null}
          defaultValue={prefilled[field]}
          isReadOnly={isBusy}
          onType={onType}
        />
      );
  }
}
