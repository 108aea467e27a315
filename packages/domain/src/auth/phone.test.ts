import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isE164, maskPhone } from './phone.ts';

describe('isE164', () => {
  it.each([
    ['+12125550142', true],
    ['+442079460958', true],
    ['+1234567', true],
    ['+123456', false],
    ['+1234567890123456', false],
    ['12125550142', false],
    ['+02125550142', false],
    ['+1 212 555 0142', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isE164(text)).toBe(expected);
  });
});

describe('maskPhone', () => {
  it.each([
    ['+1 212 555 0142', '+1 ••• ••• 0142'],
    ['+44 20 7946 0958', '+44 •• •••• 0958'],
    ['+1 (212) 555-0142', '+1 (•••) •••-0142'],
    ['+298 1234', '+298 1234'],
    ['+1', '+1'],
  ])('%s is shown as %s', (international, masked) => {
    expect(maskPhone(international)).toBe(masked);
  });

  it('keeps the length and shows at most four digits after the calling code', () => {
    const groups = fc.array(fc.stringMatching(/^\d{1,5}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{0,2}$/), groups, (callingCode, rest) => {
        const masked = maskPhone([callingCode, ...rest].join(' '));
        const shown = masked.slice(callingCode.length).replaceAll(/\D/g, '');
        expect(masked).toHaveLength([callingCode, ...rest].join(' ').length);
        expect(shown.length).toBeLessThanOrEqual(4);
        expect(rest.join('').endsWith(shown)).toBe(true);
      }),
    );
  });
});
