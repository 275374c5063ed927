import { createListCollection, Select } from '@ark-ui/react/select';
import { useId, useMemo } from 'react';
import { safeContent } from '../../contract/safeAddress';
import * as css from './CountryField.css';
import { flagUrl } from './flags';
import { ChevronDown } from './icons';
import { VisuallyHidden } from './VisuallyHidden';
import { hidden } from './VisuallyHidden.css';

export type CountryOption = { countryCode: string; countryDialingCode: string; name: string };
export type CountryFieldProps = {
  label: string;
  /** The name of the dialing code in the form data. */
  name: string;
  countries: readonly CountryOption[];
  /** The selected country code: dialing codes are shared by countries. */
  value: string;
  onSelect: (countryCode: string) => void;
  readOnly?: boolean;
};

/**
 * A country by flag and dialing code (spec §3 Country), inside a `MobileField`. The list is inside
 * its dialog, because a portal would be below it, and Escape closes only the list. It imports Ark:
 * use it in lazily loaded screens.
 */
export function CountryField({
  label,
  name,
  countries,
  value,
  onSelect,
  readOnly = false,
}: CountryFieldProps) {
  const labelId = useId();
  const collection = useMemo(
    () =>
      createListCollection({
        items: countries,
        itemToValue: (country) => country.countryCode,
        itemToString: (country) => country.name,
      }),
    [countries],
  );
  const selected = collection.find(value);
  return (
    <Select.Root
      ids={{ label: labelId }}
      className={css.root}
      collection={collection}
      value={selected ? [value] : []}
      onValueChange={({ value: [code] }) => code !== undefined && onSelect(code)}
      readOnly={readOnly}
      lazyMount
      unmountOnExit
      positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 6, fitViewport: true }}
    >
      <span id={labelId} className={hidden}>
        {label}
      </span>
      <Select.Trigger className={css.trigger} aria-readonly={readOnly || undefined}>
        {selected ? (
          <>
            <Flag of={selected} />
            {plus(selected)}
            <VisuallyHidden>{selected.name}</VisuallyHidden>
          </>
        ) : null}
        <ChevronDown size={18} aria-hidden="true" />
      </Select.Trigger>
      <Select.Positioner className={css.positioner}>
        <Select.Content className={css.content}>
          {collection.items.map((country) => (
            <Select.Item key={country.countryCode} item={country} className={css.option}>
              <Flag of={country} />
              <Select.ItemText className={css.name}>{country.name}</Select.ItemText>
              <span className={css.code}>{plus(country)}</span>
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Positioner>
      <input type="hidden" name={name} value={selected?.countryDialingCode ?? ''} readOnly />
    </Select.Root>
  );
}

const plus = ({ countryDialingCode }: CountryOption) => `+${countryDialingCode}`;

function Flag({ of: { countryCode } }: { of: CountryOption }) {
  const url = flagUrl(countryCode);
  return url ? (
    <img
      src={safeContent(url)}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
      className={css.flag}
    />
  ) : (
    <span className={css.flag} />
  );
}
