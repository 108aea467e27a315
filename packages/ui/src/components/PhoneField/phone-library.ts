import { DEFAULT_COUNTRY } from '@perigee/domain/auth';
import type * as Phones from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import { useEffect, useSyncExternalStore } from 'react';
import type { PhoneValue } from './phone-value.ts';

/** The phone number library. Types only: its code is loaded on demand. */
export type PhoneLibrary = typeof Phones;

let library: PhoneLibrary | null = null;
let request: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads the library, which is large, once; after a failure the next call tries again. */
export function loadPhoneLibrary(): void {
  request ??= load();
}

async function load(): Promise<void> {
  try {
    library = await import('libphonenumber-js/min');
    for (const listener of listeners) listener();
  } catch {
    request = null;
  }
}

/** The library, which is loaded at the first use; null until it has loaded. */
export function usePhoneLibrary(): PhoneLibrary | null {
  useEffect(loadPhoneLibrary, []);
  return useSyncExternalStore(subscribe, () => library);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The parsed value of `text` in `country`. A number with a + sets its country. */
export function readPhone(
  text: string,
  country: CountryCode,
  phones: PhoneLibrary | null,
): PhoneValue {
  if (phones === null) return { text, country, e164: null, international: '', valid: false };
  const bare = withoutLabel(text);
  const formatter = new phones.AsYouType(country);
  const formatted = formatter.input(bare);
  const number = formatter.getNumber();
  const valid = number?.isValid() ?? false;
  return {
    text: formatted,
    country: isInternational(bare) ? (formatter.getCountry() ?? country) : country,
    e164: valid && number !== undefined ? number.number : null,
    international: number?.formatInternational() ?? '',
    valid,
  };
}

/**
 * A number as it can be parsed. A pasted one may begin with a label, the scheme of a link, direction marks or a
 * bracket, and have full-width digits.
 */
function withoutLabel(text: string): string {
  return text.normalize('NFKC').replace(/^[^+\p{Nd}]+/u, '');
}

/** The same number in the national format, once it is complete. */
export function inNationalForm(value: PhoneValue, phones: PhoneLibrary | null): PhoneValue {
  if (phones === null || !value.valid || !isInternational(value.text)) return value;
  const formatter = new phones.AsYouType(value.country);
  formatter.input(value.text);
  const national = formatter.getNumber()?.formatNational();
  return national === undefined ? value : { ...value, text: national };
}

/** The digits of `value` parsed as a number of another country. */
export function inCountry(
  value: PhoneValue,
  country: CountryCode,
  phones: PhoneLibrary | null,
): PhoneValue {
  return readPhone(withoutCallingCode(value, phones), country, phones);
}

function withoutCallingCode({ text, country }: PhoneValue, phones: PhoneLibrary | null): string {
  if (phones === null || !isInternational(text)) return text;
  const formatter = new phones.AsYouType(country);
  formatter.input(text);
  return formatter.getNumber()?.nationalNumber ?? text.replace(/^\s*\+\d*/, '');
}

function isInternational(text: string): boolean {
  return text.trimStart().startsWith('+');
}

export interface CountryOption {
  country: CountryCode;
  name: string;
  callingCode: string;
}

/** Replaces the list until the library has loaded, so that the field looks the same before. */
const FIRST_OPTION: CountryOption = {
  country: DEFAULT_COUNTRY,
  name: 'United States',
  callingCode: '1',
};

/** Every country with phone numbers, by name. */
export function countryOptions(phones: PhoneLibrary | null): CountryOption[] {
  if (phones === null) return [FIRST_OPTION];
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return phones
    .getCountries()
    .map((country) => ({
      country,
      name: names.of(country) ?? country,
      callingCode: phones.getCountryCallingCode(country),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
