/** The default country of the phone field. Source: member §9. */
export const DEFAULT_COUNTRY = 'US';

const E164 = /^\+[1-9]\d{6,14}$/;

/** Whether `text` has the format of E.164. Whether the number can exist depends on the country's metadata. */
export function isE164(text: string): boolean {
  return E164.test(text);
}

const VISIBLE_DIGITS = 4;

/**
 * The number as the code screen shows it: the country's calling code and the last four digits.
 *
 * @param international the number in international format, such as '+1 212 555 0142'
 * @returns such as '+1 ••• ••• 0142'
 * Source: member §2 (login page flow)
 */
export function maskPhone(international: string): string {
  const [callingCode = '', ...groups] = international.split(' ');
  const rest = groups.join(' ');
  let digitsLeft = (rest.match(/\d/g) ?? []).length;
  const masked = rest.replaceAll(/\d/g, (digit) => (digitsLeft-- > VISIBLE_DIGITS ? '•' : digit));
  return masked === '' ? callingCode : `${callingCode} ${masked}`;
}
