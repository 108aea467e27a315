import { expect, it, vi } from 'vitest';
import { iceServersOf } from './ice-servers.ts';

const TURN = { urls: ['turn:turn.example:3478'], username: 'perigee', credential: 'secret' };

it.each([
  [undefined, []],
  ['', []],
  ['[]', []],
  ['[{"urls":"stun:stun.example:3478"}]', [{ urls: 'stun:stun.example:3478' }]],
  [JSON.stringify([{ ...TURN, other: 1 }]), [TURN]],
])('reads %j', (setting, servers) => {
  expect(iceServersOf(setting)).toEqual(servers);
});

it.each(['stun:stun.example', '{}', '[{"urls":7}]'])('warns of %s, and uses none', (setting) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(iceServersOf(setting)).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
