import { describe, expect, it } from 'vitest';
import { isMobileSafari } from './mobile-safari.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${WEBKIT}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('isMobileSafari', () => {
  it.each([
    ['Safari on an iPhone', `${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1`, 5, true],
    ['Safari on an iPad, which says it is a Mac', `${MAC} Version/19.1 Safari/605.1.15`, 5, true],
    ['Safari on a Mac', `${MAC} Version/19.1 Safari/605.1.15`, 0, false],
    ['Chrome on an iPhone', `${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`, 5, false],
    ['Firefox on an iPhone', `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, false],
    [
      'Edge on an iPhone',
      `${IPHONE} Version/19.0 EdgiOS/142.0 Mobile/15E148 Safari/605.1.15`,
      5,
      false,
    ],
    [
      'DuckDuckGo on an iPhone',
      `${IPHONE} Version/19.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
      5,
      false,
    ],
    ['Instagram on an iPhone', `${IPHONE} Mobile/22B91 Instagram 402.0`, 5, false],
    ['Chrome on Android', `${ANDROID} Chrome/142.0 Mobile Safari/537.36`, 5, false],
    ['nothing at all', '', 0, false],
  ])('%s', (_name, userAgent, maxTouchPoints, expected) => {
    expect(isMobileSafari({ userAgent, maxTouchPoints })).toBe(expected);
  });
});
