import { describe, expect, it } from 'vitest';
import {
  isSocialHandle,
  isSocialPlatform,
  isSocialProfileUrl,
  SOCIAL_PLATFORMS,
  socialHandle,
  socialProfileUrl,
} from './social-platform.ts';

describe('a network', () => {
  it.each([
    ['tiktok', 'https://www.tiktok.com/@marisol.vega'],
    ['instagram', 'https://www.instagram.com/marisol.vega'],
    ['twitter', 'https://x.com/marisol.vega'],
    ['snapchat', 'https://www.snapchat.com/add/marisol.vega'],
    ['youtube', 'https://www.youtube.com/@marisol.vega'],
    ['linkedin', 'https://www.linkedin.com/in/marisol.vega'],
  ] as const)('%s has its profiles at %s', (platform, url) => {
    expect(socialProfileUrl(platform, 'marisol.vega')).toBe(url);
  });

  it('is one of six', () => {
    expect(SOCIAL_PLATFORMS.every(isSocialPlatform)).toBe(true);
    expect(['', 'TikTok', 'myspace', 'constructor'].some(isSocialPlatform)).toBe(false);
  });
});

describe('a handle', () => {
  it.each(['marisol', '@marisol', ' @marisol '])('is extracted from %j', (text) => {
    expect(socialHandle(text)).toBe('marisol');
  });

  it.each([
    ['marisol.vega-96_', true],
    ['x'.repeat(60), true],
    ['x'.repeat(61), false],
    ['', false],
    ['mari sol', false],
    ['a/b', false],
    ['a?b', false],
    ['"><script>', false],
  ])('%j: %s', (handle, expected) => {
    expect(isSocialHandle(handle)).toBe(expected);
  });
});

describe('the address of a profile', () => {
  it.each(SOCIAL_PLATFORMS)('is recognized for %s, and for no other network', (platform) => {
    const url = socialProfileUrl(platform, 'marisol.vega');
    expect(SOCIAL_PLATFORMS.filter((other) => isSocialProfileUrl(other, url))).toEqual([platform]);
  });

  it.each([
    'https://www.tiktok.com/@',
    'https://www.tiktok.com/@marisol/video/1',
    'https://www.tiktok.com/@marisol?next=https://evil.example',
    'https://www.tiktok.com.evil.example/@marisol',
    'https://evil.example/@marisol',
    'http://www.tiktok.com/@marisol',
    'javascript:alert(1)',
    '',
  ])('is not %j', (url) => {
    expect(isSocialProfileUrl('tiktok', url)).toBe(false);
  });
});
