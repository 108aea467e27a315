import { Stripe } from 'stripe';
import { CodeRefusedError, type Payments } from '../payments.ts';

/** Accounts of hosts at Stripe. */
export function stripeConnect(stripe: Stripe): Pick<Payments, 'connectAccount' | 'dashboardLink'> {
  return {
    connectAccount: async (authCode) => {
      try {
        const { stripe_user_id: accountId } = await stripe.oauth.token({
          grant_type: 'authorization_code',
          code: authCode,
        });
        if (accountId === undefined) throw new Error('Stripe named no account.');
        return { accountId };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidGrantError)) throw error;
        throw new CodeRefusedError('Stripe does not take the code.', { cause: error });
      }
    },
    dashboardLink: async (accountId) => (await stripe.accounts.createLoginLink(accountId)).url,
  };
}
