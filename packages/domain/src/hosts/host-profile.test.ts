import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { fieldMessages } from '../field-messages.ts';
import { hostProfileProblems } from './host-profile.ts';
import { hostServerMessages } from './server-messages.ts';

const profile = { name: 'Moonlit Evenings', linkId: 'moonlit-evenings' };

describe('hostProfileProblems', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'Host name cannot be empty' }],
    [{ linkId: 'x' }, { linkId: fieldMessages.text.tooShort(limits.hostLinkIdLength.min) }],
    [{ linkId: '2026' }, { linkId: hostServerMessages.linkIdForm }],
    [{ linkId: 'me' }, { linkId: hostServerMessages.linkIdReserved }],
  ])('with %j is %j', (change, problems) => {
    expect(hostProfileProblems({ ...profile, ...change }, true)).toEqual(problems);
  });

  it.each([
    ['', false, {}],
    ['', true, { linkId: fieldMessages.text.tooShort(limits.hostLinkIdLength.min) }],
    ['2026', false, { linkId: hostServerMessages.linkIdForm }],
  ])('with the link %j, one being stored: %j', (linkId, hasLink, problems) => {
    expect(hostProfileProblems({ ...profile, linkId }, hasLink)).toEqual(problems);
  });
});
