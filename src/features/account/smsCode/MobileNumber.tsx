import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CountriesRef } from '../../../../machines/account/countries/countries.machine';
import { selectCountries } from '../../../../machines/account/countries/countries.selectors';
import type { SmsCodeRef } from '../../../../machines/account/smsCode/smsCode.machine';
import {
  readPhone,
  selectFieldError,
} from '../../../../machines/account/smsCode/smsCode.selectors';
import { useLanguageTag, useMessage, useT } from '../../../i18n/i18n';
import { withNames } from '../../../ui/countryNames';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { phoneOf } from './phoneOf';
import { PhoneField, type WholeNumber } from '../../../ui/PhoneField';

type Props = {
  countries: CountriesRef;
  /** What is sent to this number; the field says when the number cannot receive it. */
  code: SmsCodeRef;
  /** The message that the form shows about the number. */
  error?: string | undefined;
  required?: boolean;
  isReadOnly?: boolean;
  onType?: () => void;
};

/** A mobile number and its country (spec §2), submitted as `mobileNum` and `countryDialingCode`. */
export function MobileNumber({
  countries,
  code,
  error,
  required = true,
  isReadOnly = false,
  onType,
}: Props) {
  const t = useT('smsCode');
  const say = useMessage('validation');
  const language = useLanguageTag();
  const known = useSelector(countries, selectCountries);
  const options = useMemo(() => withNames(known, language), [known, language]);
  const sendError = useSelector(code, selectFieldError);
  const input = useFocusOnChange<HTMLInputElement>(sendError);
  return (
    <PhoneField
      ref={input}
      label={t('mobileNumber')}
      countryLabel={t('countryCode')}
      countries={options}
      defaultDialingCode={known[0]?.countryDialingCode ?? ''}
      parseWhole={parseWhole}
      required={required}
      readOnly={isReadOnly}
      error={error ?? say(sendError) ?? null}
      onChange={({ currentTarget: { form } }) => {
        code.send({ type: 'field.changed', phone: form && phoneOf(form) });
        onType?.();
      }}
    />
  );
}

const parseWhole = (typed: string, knownCodes: readonly string[]): WholeNumber | null => {
  const { countryDialingCode: dialingCode, mobileNum: national } = readPhone(typed, '', knownCodes);
  return dialingCode === '' ? null : { dialingCode, national };
};
