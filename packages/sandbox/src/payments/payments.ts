/** Something that is bought once, on a page of the payments provider. */
export interface Purchase {
  userId: number;
  amountCents: number;
  /** What the payer reads. */
  description: string;
  /** Where the payer's browser goes afterwards. */
  successUrl: string;
  cancelUrl: string;
  /** After this the page takes no payment any more. */
  expiresAt: Date;
}

/** A card that is charged now ('pi_…'), or kept for later ('seti_…'). */
interface Intent {
  id: string;
  /** What the payer's browser confirms it with. Begins with the id. */
  clientSecret: string;
}

/** The payments provider does not know the code, or it was used or has expired. */
export class CodeRefusedError extends Error {}

/** The port to the payments provider: Stripe where its key is set, else a simulated gateway. */
export interface Payments {
  /** Opens a page on which `purchase` can be paid. */
  openCheckout: (purchase: Purchase) => Promise<{ sessionId: string; url: string }>;
  /** How the page stands now. */
  checkoutStatus: (sessionId: string) => Promise<'open' | 'paid' | 'expired' | 'refunded'>;
  /** Makes sure that the page takes no payment any more. A page that was paid stays paid. */
  expireCheckout: (sessionId: string) => Promise<void>;
  /** Gives the whole payment back. Doing it twice gives it back once. */
  refundCheckout: (sessionId: string) => Promise<void>;
  /**
   * Asks for a card.
   *
   * @param amountCents 0 keeps the card without charging it
   */
  createIntent: (order: {
    userId: number;
    amountCents: number;
    description: string;
  }) => Promise<Intent>;
  /** Whether the card was charged or kept. False once the charge is refunded. */
  isIntentDone: (intentId: string) => Promise<boolean>;
  /** Makes sure that the intent takes no card any more. One that is done stays done. */
  cancelIntent: (intentId: string) => Promise<void>;
  /** Gives the whole charge back. Doing it twice gives it back once; a kept card costs nothing. */
  refundIntent: (intentId: string) => Promise<void>;
  /**
   * Connects the account of a host who comes back with a code.
   *
   * @throws CodeRefusedError where the provider does not take the code
   */
  connectAccount: (authCode: string) => Promise<{ accountId: string }>;
  /** The address of the account's own page. */
  dashboardLink: (accountId: string) => Promise<string>;
}

/** What the provider tells on its own: the rest of the sandbox does what follows from it. */
export interface PaymentEvents {
  checkoutPaid: (sessionId: string) => Promise<void>;
  intentDone: (intentId: string) => Promise<void>;
}
