import { afterEach, expect, it } from 'vitest';
import { forgetCode, rememberCode, rememberedCode } from './remembered-code.ts';

afterEach(() => sessionStorage.clear());

it('keeps a code until it is forgotten', () => {
  expect(rememberedCode()).toBeUndefined();
  rememberCode('K7QWM3XP');
  expect(rememberedCode()).toBe('K7QWM3XP');
  forgetCode();
  expect(rememberedCode()).toBeUndefined();
});

it.each(['', '../admin', '<script>', 'x'.repeat(65)])('ignores %j as a code', (text) => {
  rememberCode(text);
  expect(rememberedCode()).toBeUndefined();
  sessionStorage.setItem('inviteCode', text);
  expect(rememberedCode()).toBeUndefined();
});
