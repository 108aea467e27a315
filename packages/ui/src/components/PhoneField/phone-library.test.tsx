import * as phones from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { inNationalForm, readPhone } from './phone-library.ts';

const LONDON = { country: 'GB', e164: '+442079460958', text: '020 7946 0958' };

it.each([
  ['direction marks', '\u202A+44 20 7946 0958\u202C'],
  ['the scheme of a link', 'tel:+442079460958'],
  ['a calling code in brackets', '(+44) 20 7946 0958'],
  ['brackets after the plus', '+(44) 20 7946 0958'],
  ['a label', 'Mobile: +44 20 7946 0958'],
  ['full-width digits', '＋４４ ２０ ７９４６ ０９５８'],
  ['unbreakable spaces and hyphens', '+44\u00A020\u00A07946\u20110958'],
])('reads a number with %s', (_, text) => {
  expect(inNationalForm(readPhone(text, 'US', phones), phones)).toMatchObject(LONDON);
});

it.each([
  ['with Arabic digits', '٢١٢٥٥٥٠١٤٢'],
  ['after a label', 'Home (212) 555-0142'],
  ['formatted', '(212) 555-0142'],
])('reads a national number %s', (_, text) => {
  expect(readPhone(text, 'US', phones)).toMatchObject({
    country: 'US',
    e164: '+12125550142',
    text: '(212) 555-0142',
  });
});
