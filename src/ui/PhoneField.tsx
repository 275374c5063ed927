import { useRef, useState, type ClipboardEvent } from 'react';
import { CountryField, type CountryOption } from './CountryField';
import { MobileField, type MobileFieldProps } from './MobileField';

export type PhoneFieldProps = Omit<
  MobileFieldProps,
  'name' | 'country' | 'onPaste' | 'onBlur' | 'onFocus' | 'onKeyDown'
> & {
  countryLabel: string;
  countries: readonly CountryOption[];
  /** The country until the person chooses another. */
  defaultDialingCode: string;
  /** Splits a number that contains its country; null for one that does not. */
  parseWhole: (typed: string, knownCodes: readonly string[]) => WholeNumber | null;
};
export type WholeNumber = { dialingCode: string; national: string };

/**
 * A mobile number and its country, in the form data as `mobileNum` and `countryDialingCode`. A
 * number with a country selects that country and leaves the national number in the field, when it
 * is pasted or when the person moves on.
 */
export function PhoneField({
  countryLabel,
  countries,
  defaultDialingCode,
  parseWhole,
  readOnly = false,
  ...rest
}: PhoneFieldProps) {
  const [chosen, choose] = useState<string | null>(null);
  const outside = useRef<AbortController>(null);
  const country =
    countries.find(({ countryCode }) => countryCode === chosen) ??
    countries.find(({ countryDialingCode }) => countryDialingCode === defaultDialingCode) ??
    countries[0];
  /** The national number of a complete one; selects its country. */
  const take = (typed: string): string | null => {
    const whole = parseWhole(
      typed,
      countries.map(({ countryDialingCode }) => countryDialingCode),
    );
    if (!whole) return null;
    const of = ({ countryDialingCode }: CountryOption) => countryDialingCode === whole.dialingCode;
    const found = country && of(country) ? country : countries.find(of);
    if (found) choose(found.countryCode);
    return whole.national;
  };
  const settle = (input: HTMLInputElement) => {
    const national = input.readOnly ? null : take(input.value);
    if (national !== null) input.value = national;
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const national = input.readOnly ? null : take(event.clipboardData.getData('text'));
    if (national === null) return;
    event.preventDefault();
    input.setRangeText(national, 0, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <MobileField
      {...rest}
      name="mobileNum"
      readOnly={readOnly}
      onPaste={paste}
      onBlur={(event) => {
        outside.current?.abort();
        settle(event.currentTarget);
      }}
      onFocus={({ currentTarget }) => {
        outside.current?.abort();
        outside.current = new AbortController();
        // On iOS a tap on a button moves no focus, so no blur precedes the button's action.
        document.addEventListener('pointerdown', () => settle(currentTarget), {
          capture: true,
          signal: outside.current.signal,
        });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(event.currentTarget);
      }}
      country={
        <CountryField
          label={countryLabel}
          name="countryDialingCode"
          countries={countries}
          value={country?.countryCode ?? ''}
          onSelect={choose}
          readOnly={readOnly}
        />
      }
    />
  );
}
