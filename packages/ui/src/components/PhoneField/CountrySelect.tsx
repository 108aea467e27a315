import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import type { CountryCode } from 'libphonenumber-js/min';
import { countryOptions, type PhoneLibrary } from './phone-library.ts';
import { chevron, country as countryBox, countryFace, countrySelect } from './PhoneField.css.ts';

interface CountrySelectProps {
  value: CountryCode;
  phones: PhoneLibrary | null;
  disabled: boolean;
  onChange: (country: CountryCode) => void;
}

/**
 * The system's own list, which shows the full names of the countries, under a short visible label that fits
 * before the number.
 */
export function CountrySelect({ value, phones, disabled, onChange }: CountrySelectProps) {
  const options = useMemo(() => countryOptions(phones), [phones]);
  const chosen = options.find(({ country }) => country === value);
  return (
    <div className={countryBox}>
      <select
        className={countrySelect}
        aria-label="Country"
        autoComplete="tel-country-code"
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const choice = options.find(({ country }) => country === event.target.value);
          if (choice !== undefined) onChange(choice.country);
        }}
      >
        {chosen === undefined && <option value={value}>{value}</option>}
        {options.map(({ country, name, callingCode }) => (
          <option key={country} value={country}>
            {name} +{callingCode}
          </option>
        ))}
      </select>
      <span className={countryFace} aria-hidden="true">
        {value} {chosen !== undefined && `+${chosen.callingCode}`}
        <ChevronDown className={chevron} size={16} strokeWidth={1.5} />
      </span>
    </div>
  );
}
