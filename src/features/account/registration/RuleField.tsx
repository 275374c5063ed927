import type { CountriesRef } from '../../../../machines/account/countries/countries.machine';
import {
  hintOf,
  isDigitsOnly,
  NO_DAY_MESSAGE,
  type FieldRule,
} from '../../../../machines/account/registration/registration.selectors';
import { useCalendarWords } from '../../../i18n/calendarWords';
import { useMessage, useT } from '../../../i18n/i18n';
import { DateField, type DateFieldProps } from '../../../ui/DateField';
import { SelectField } from '../../../ui/SelectField';
import { TextAreaField } from '../../../ui/TextAreaField';
import { TextField } from '../../../ui/TextField';
import { CONTROLS, INCOMES, type Control, type PlainField } from './fields';
import { NationalityField } from './NationalityField';

export type RuleFieldProps = {
  /** The countries of a nationality. */
  countries: CountriesRef;
  field: PlainField;
  rule: FieldRule;
  error: string | null;
  defaultValue?: string | undefined;
  isReadOnly: boolean;
  onType: () => void;
};

/** A field of the registration that stands alone, by its rule (spec §2 Register form). */
export function RuleField({
  countries,
  field,
  rule,
  error,
  defaultValue,
  isReadOnly,
  onType,
}: RuleFieldProps) {
  const t = useT('registration');
  const say = useMessage('validation');
  const control: Control = CONTROLS[field];
  const common = {
    name: field,
    label: t(`field.${field}`),
    error,
    required: rule.required,
    defaultValue,
    onChange: onType,
  };
  const hint = error ? null : say(hintOf(field, rule));
  switch (control.kind) {
    case 'area':
      return (
        <TextAreaField
          {...common}
          hint={hint}
          rows={3}
          autoComplete={control.autoComplete}
          readOnly={isReadOnly}
        />
      );
    case 'date':
      return <DayField {...common} readOnly={isReadOnly} />;
    case 'country':
      return (
        <NationalityField {...common} countries={countries} autoComplete={control.autoComplete} />
      );
    case 'income':
      return (
        <SelectField
          {...common}
          placeholder={t('choose')}
          options={INCOMES.map((value) => ({ value, label: t(`income.${value}`) }))}
        />
      );
    default:
      return (
        <TextField
          {...common}
          hint={hint}
          type={control.type ?? 'text'}
          autoComplete={control.autoComplete}
          inputMode={isDigitsOnly(rule) ? 'numeric' : undefined}
          readOnly={isReadOnly}
          autoCapitalize={control.autoComplete === 'name' ? 'words' : 'none'}
          autoCorrect="off"
          spellCheck={false}
        />
      );
  }
}

function DayField(props: Omit<DateFieldProps, 'calendar'>) {
  const say = useMessage('validation');
  return (
    <DateField {...props} calendar={useCalendarWords()} dayError={say(NO_DAY_MESSAGE) ?? null} />
  );
}
