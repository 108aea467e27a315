import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutsAuthorizationUrl } from './payouts-authorization.ts';

const authorization = {
  page: 'http://localhost:4010/connect/authorize',
  clientId: 'ca_perigee',
  state: 'q3Jv0m8Z',
  redirectUrl: 'http://localhost:5173/portal?payouts=connected',
  email: 'giulia+host@example.com',
  phone: '+12125550102',
};

describe('payoutsAuthorizationUrl', () => {
  it('names client, state, redirect address, email and phone', () => {
    expect(payoutsAuthorizationUrl(authorization)).toBe(
      'http://localhost:4010/connect/authorize?client_id=ca_perigee&state=q3Jv0m8Z' +
        '&redirect_uri=http%3A%2F%2Flocalhost%3A5173%2Fportal%3Fpayouts%3Dconnected' +
        '&email=giulia%2Bhost%40example.com&phone=%2B12125550102',
    );
  });

  it('leaves out missing values', () => {
    expect(payoutsAuthorizationUrl({ ...authorization, email: null, phone: null })).toMatch(
      /payouts%3Dconnected$/,
    );
  });

  it('keeps the query of the page', () => {
    const page = 'https://connect.example.com/express?locale=en';
    expect(payoutsAuthorizationUrl({ ...authorization, page })).toContain(
      'express?locale=en&client_id=ca_perigee&',
    );
  });

  it('passes every state unchanged, as one parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (state) => {
        const url = payoutsAuthorizationUrl({ ...authorization, state });
        const [, ...parameters] = url.split(/[?&]/);
        expect(parameters).toHaveLength(5);
        expect(decodeURIComponent(parameters[1] ?? '')).toBe(`state=${state}`);
      }),
    );
  });
});
