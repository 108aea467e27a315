import { errorText } from '@perigee/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCheckout } from './checkout.ts';

const stripe = vi.hoisted(() => ({
  redirectToCheckout: vi.fn<() => Promise<{ error?: { message: string } }>>(),
}));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => stripe }));

const API = 'http://localhost:4010';
const sessionId = 'cs_test_1';
const leave = vi.fn<(url: string) => void>();

/** Matches an error by the text that the user sees. */
const says = (text: string) => (error: unknown) => errorText(error) === text;

afterEach(() => vi.clearAllMocks());

/** Resolves to the address for which the page is left. */
function open(session: { checkoutUrl?: string }, options: { stripeKey?: string } = {}) {
  return new Promise((resolve, reject) => {
    leave.mockImplementation(resolve);
    const checkout = createCheckout({ apiUrl: API, leave, ...options });
    checkout.open({ sessionId, ...session }).then(resolve, reject);
  });
}

describe('a payment page', () => {
  it.each([
    ['of the provider', 'https://checkout.stripe.com/c/pay/cs_test_1'],
    ['of the sandbox', `${API}/checkout/cs_test_1`],
  ])('%s is opened', (_whose, checkoutUrl) => {
    void open({ checkoutUrl });
    expect(leave).toHaveBeenCalledExactlyOnceWith(checkoutUrl);
  });

  it.each([
    'https://checkout.stripe.com.example/c/pay/cs_test_1',
    'https://user@example.com/checkout/cs_test_1',
    'http://localhost:4010.example/checkout/cs_test_1',
    `${API}/checkout/../events/1`,
    'javascript:alert(1)',
    '//example.com/checkout/',
  ])('of any other origin is not opened: %s', async (checkoutUrl) => {
    await expect(open({ checkoutUrl })).rejects.toSatisfy(says('Please try again'));
    expect(leave).not.toHaveBeenCalled();
  });

  it('without an address is opened by the provider, whose error is shown', async () => {
    stripe.redirectToCheckout.mockResolvedValue({ error: { message: 'No such session' } });
    await expect(open({}, { stripeKey: 'pk_test_1' })).rejects.toSatisfy(says('No such session'));
    expect(stripe.redirectToCheckout).toHaveBeenCalledExactlyOnceWith({ sessionId });
    await expect(open({})).rejects.toSatisfy(says('Please try again'));
  });

  it('resolves only when the browser restores the page', async () => {
    const resolved = vi.fn<() => void>();
    const opened = createCheckout({ apiUrl: API, leave })
      .open({ sessionId, checkoutUrl: `${API}/checkout/cs_test_1` })
      .then(resolved);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    // All that is already settled reacts before a timer.
    await new Promise((resolve) => setTimeout(resolve));
    expect(resolved).not.toHaveBeenCalled();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await opened;
    expect(resolved).toHaveBeenCalledOnce();
  });
});
