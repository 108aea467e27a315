import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';

const plain: PolicyOptions = {
  apiUrl: 'https://api.perigee.example/v2',
  hasStripe: false,
  hasMapbox: false,
  collectors: [],
  inline: { scripts: [], styles: [] },
};

const directive = (options: Partial<PolicyOptions>, name: string) =>
  contentSecurityPolicy({ ...plain, ...options })
    .split('; ')
    .find((text) => text.startsWith(`${name} `));

describe('the Content-Security-Policy', () => {
  it('allows no source that it does not name', () => {
    expect(directive({}, 'default-src')).toBe("default-src 'none'");
    expect(contentSecurityPolicy(plain)).not.toMatch(/unsafe|\*/);
  });

  it('names an inline script by its hash', () => {
    expect(directive({ inline: { scripts: ['1'], styles: [] } }, 'script-src')).toBe(
      "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    );
  });

  it('lets the app call the API and its channel, by their origin only', () => {
    expect(directive({}, 'connect-src')).toBe(
      "connect-src 'self' https://api.perigee.example wss://api.perigee.example",
    );
  });

  it('allows the collectors of events and reports', () => {
    const collectors = ['https://events.example/in', 'https://errors.example/reports?key=1'];
    expect(directive({ collectors }, 'connect-src')).toMatch(
      / https:\/\/events\.example https:\/\/errors\.example$/,
    );
  });

  it('allows the servers of video calls', () => {
    expect(directive({ livekitUrl: 'wss://video.example/room' }, 'connect-src')).toMatch(
      / https:\/\/video\.example wss:\/\/video\.example$/,
    );
  });

  it('allows the socket of the chat at Twilio, which carries all its calls', () => {
    expect(directive({ twilioRegion: 'ie1' }, 'connect-src')).toMatch(
      / wss:\/\/tsock\.ie1\.twilio\.com$/,
    );
  });

  it.each(['script-src', 'frame-src', 'connect-src'])(
    'allows Stripe in %s only if Stripe takes the cards',
    (name) => {
      expect(directive({}, name)).not.toContain('stripe.com');
      expect(directive({ hasStripe: true }, name)).toContain('stripe.com');
    },
  );
});
