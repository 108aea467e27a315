/** A one-time purchase on a page of the payments provider. */
export interface Purchase {
  userId: number;
  amountCents: number;
  /** The text that the payer reads. */
  description: string;
  /** The address that the payer's browser opens afterwards. */
  successUrl: string;
  cancelUrl: string;
  /** After this time the page accepts no payment any more. */
  expiresAt: Date;
}

/** A card that is charged now ('pi_…'), or saved for later ('seti_…'). */
interface Intent {
  id: string;
  /** The secret with which the payer's browser confirms the intent. Begins with the id. */
  clientSecret: string;
}

/** The payments provider does not know the code, or the code was used or has expired. */
export class CodeRefusedError extends Error {}

/** The port to the payments provider: Stripe if its key is set, otherwise a simulated gateway. */
export interface Payments {
  /** Opens a page that accepts the payment of `purchase`. */
  openCheckout: (purchase: Purchase) => Promise<{ sessionId: string; url: string }>;
  /** The current status of the page. */
  checkoutStatus: (sessionId: string) => Promise<'open' | 'paid' | 'expired' | 'refunded'>;
  /** Ensures that the page accepts no payment any more. A paid page stays paid. */
  expireCheckout: (sessionId: string) => Promise<void>;
  /** Refunds the payment in full. A repeated call refunds once. */
  refundCheckout: (sessionId: string) => Promise<void>;
  /**
   * Requests a card.
   *
   * @param amountCents 0 saves the card without a charge
   */
  createIntent: (order: {
    userId: number;
    amountCents: number;
    description: string;
  }) => Promise<Intent>;
  /** Whether the card was charged or saved. False once the charge is refunded. */
  isIntentDone: (intentId: string) => Promise<boolean>;
  /** Ensures that the intent accepts no card any more. An intent that is done stays done. */
  cancelIntent: (intentId: string) => Promise<void>;
  /** Refunds the charge in full. A repeated call refunds once; a saved card has no charge. */
  refundIntent: (intentId: string) => Promise<void>;
  /**
   * Connects the account of a host who returns with a code.
   *
   * @throws CodeRefusedError if the provider does not accept the code
   */
  connectAccount: (authCode: string) => Promise<{ accountId: string }>;
  /** The address of the account's own page. */
  dashboardLink: (accountId: string) => Promise<string>;
}

/** Handlers of the provider's messages on payments, which update the rest of the sandbox. */
export interface PaymentEvents {
  checkoutPaid: (sessionId: string) => Promise<void>;
  intentDone: (intentId: string) => Promise<void>;
}
