import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { serverMessages } from '../server-messages.ts';
import { linkIdFrom, linkIdProblem } from './link-id.ts';
import { hostServerMessages } from './server-messages.ts';

const { min, max } = limits.hostLinkIdLength;
const { linkIdForm, linkIdReserved } = hostServerMessages;

describe('linkIdProblem', () => {
  it.each([
    ['giulia-moretti', null],
    ['Moonlit_Evenings-2', null],
    ['2-hearts', null],
    ['x'.repeat(max), null],
    ['x', serverMessages.fieldTooShort('linkId', min)],
    ['x'.repeat(max + 1), serverMessages.fieldTooLong('linkId', max)],
    ['2026', linkIdForm],
    ['20-26', linkIdForm],
    ['moonlit evenings', linkIdForm],
    ['soirée', linkIdForm],
    ['a/b', linkIdForm],
    ['me', linkIdReserved],
    ['Event', linkIdReserved],
  ])('of "%s" is %s', (linkId, problem) => {
    expect(linkIdProblem(linkId)).toBe(problem);
  });
});

describe('linkIdFrom', () => {
  it.each([
    ['Giulia Moretti', 'giulia-moretti'],
    ['  Élise  Tremblay ', 'elise-tremblay'],
    ['Ronan O’Neill', 'ronan-oneill'],
    ['Wine & Dine', 'wine-dine'],
    ['24/7', 'host-24-7'],
    ['Me', 'host-me'],
    ['夜', 'host'],
  ])('"%s" is %s', (name, linkId) => {
    expect(linkIdFrom(name)).toBe(linkId);
  });

  it('is a link id for every name, with room for a number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (name) => {
        expect(linkIdProblem(`${linkIdFrom(name)}-12`)).toBeNull();
        expect(linkIdProblem(linkIdFrom(name))).toBeNull();
      }),
    );
  });
});
