import { describe, expect, it } from 'vitest';
import { profileServerMessages } from './server-messages.ts';
import { shortWallet, walletProblem } from './wallet.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const problem = profileServerMessages.walletAddress;

describe('walletProblem', () => {
  it.each([
    [ADDRESS, null],
    [ADDRESS.toLowerCase(), null],
    ['', problem],
    [ADDRESS.slice(0, -1), problem],
    [`${ADDRESS}0`, problem],
    [ADDRESS.replace('0x', '00'), problem],
    [ADDRESS.replace('E7', 'G7'), problem],
  ])('%s: %s', (address, expected) => {
    expect(walletProblem(address)).toBe(expected);
  });
});

it('a short address shows its beginning and its end', () => {
  expect(shortWallet(ADDRESS)).toBe('0x5290…9EE7');
});
