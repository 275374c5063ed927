import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CountriesRef } from '../../../../machines/account/countries/countries.machine';
import { selectCountries } from '../../../../machines/account/countries/countries.selectors';
import { useLanguageTag, useT } from '../../../i18n/i18n';
import { withNames } from '../../../ui/countryNames';
import { SelectField, type SelectFieldProps } from '../../../ui/SelectField';

/**
 * A country, shown by its name in the page's language and submitted by its code. The chosen one is
 * there before the list is.
 */
export function NationalityField({
  countries,
  defaultValue,
  ...rest
}: Omit<SelectFieldProps, 'options' | 'defaultValue'> & {
  countries: CountriesRef;
  defaultValue?: string | undefined;
}) {
  const t = useT('registration');
  const language = useLanguageTag();
  const known = useSelector(countries, selectCountries);
  const options = useMemo(() => {
    const isThere = !defaultValue || known.some(({ countryCode }) => countryCode === defaultValue);
    const all = isThere ? known : [...known, { countryCode: defaultValue }];
    return withNames(all, language).map(({ countryCode, name }) => ({
      value: countryCode,
      label: name,
    }));
  }, [known, language, defaultValue]);
  return (
    <SelectField
      {...rest}
      defaultValue={defaultValue}
      placeholder={t('choose')}
      options={options}
    />
  );
}
