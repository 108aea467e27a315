import { isCharge } from '@perigee/domain/membership';
import type { Clock } from '../src/clock.ts';
import type { Payments, Purchase } from '../src/payments/payments.ts';

type PageStatus = Awaited<ReturnType<Payments['checkoutStatus']>>;

/** Payments without a provider: pages are paid by {@link MemoryPayments.pay}. */
export interface MemoryPayments extends Payments {
  /** Pays a page. @throws where it takes no payment any more */
  pay: (sessionId: string) => void;
  /** What was bought on a page. */
  purchaseOf: (sessionId: string) => Purchase;
  /** The refunded pages, once for each time that money moved. */
  refunds: string[];
  /** The pages that were opened. */
  opened: string[];
  /** The requested cards, with the charge in cents: 0 for a card that is saved. */
  intents: { id: string; amountCents: number }[];
  /** The refunded charges, once for each time that money moved. */
  intentRefunds: string[];
  /** Charges or saves a card. @throws where the intent is canceled */
  finishIntent: (intentId: string) => void;
}

const PAID = { status: 'paid' } as { status: PageStatus };
const REFUNDED = { status: 'refunded' } as { status: PageStatus };

/** Payments in memory, which are lost with the process. Payouts are not included. */
export function memoryPayments(clock: Clock): MemoryPayments {
  const pages = new Map<string, { purchase: Purchase; status: PageStatus }>();
  const refunds: string[] = [];
  const opened: string[] = [];
  const intents: { id: string; amountCents: number }[] = [];
  const intentRefunds: string[] = [];
  const doneIntents = new Set<string>();
  const canceledIntents = new Set<string>();
  const notHere = () => Promise.reject(new Error('There is no payments provider here.'));

  const pageOf = (sessionId: string): { purchase?: Purchase; status: PageStatus } => {
    const page = pages.get(sessionId);
    // A page that the seed or a state stored with a sign-up was paid.
    if (page === undefined) return refunds.includes(sessionId) ? REFUNDED : PAID;
    if (page.status === 'open' && page.purchase.expiresAt <= clock()) page.status = 'expired';
    return page;
  };
  return {
    refunds,
    opened,
    intents,
    intentRefunds,
    finishIntent: (intentId) => {
      if (canceledIntents.has(intentId)) throw new Error(`The intent ${intentId} is canceled.`);
      doneIntents.add(intentId);
    },
    pay: (sessionId) => {
      const page = pageOf(sessionId);
      if (page.status !== 'open') throw new Error(`The checkout is ${page.status}.`);
      page.status = 'paid';
    },
    purchaseOf: (sessionId) => {
      const { purchase } = pageOf(sessionId);
      if (purchase === undefined) throw new Error(`There is no checkout ${sessionId}.`);
      return purchase;
    },
    openCheckout: async (purchase) => {
      const sessionId = `cs_memory_${crypto.randomUUID()}`;
      pages.set(sessionId, { purchase, status: 'open' });
      opened.push(sessionId);
      return { sessionId, url: `https://checkout.example.com/c/pay/${sessionId}` };
    },
    checkoutStatus: async (sessionId) => pageOf(sessionId).status,
    expireCheckout: async (sessionId) => {
      const page = pageOf(sessionId);
      if (page.status === 'open') page.status = 'expired';
    },
    refundCheckout: async (sessionId) => {
      const page = pageOf(sessionId);
      if (page.status === 'refunded') return;
      if (page.status !== 'paid') throw new Error(`The checkout is ${page.status}.`);
      if (page !== PAID) page.status = 'refunded';
      refunds.push(sessionId);
    },
    createIntent: async ({ amountCents }) => {
      const id = `${amountCents === 0 ? 'seti' : 'pi'}_memory_${crypto.randomUUID()}`;
      intents.push({ id, amountCents });
      return { id, clientSecret: `${id}_secret_${crypto.randomUUID()}` };
    },
    isIntentDone: async (intentId) =>
      doneIntents.has(intentId) && !intentRefunds.includes(intentId),
    cancelIntent: async (intentId) => {
      if (!doneIntents.has(intentId)) canceledIntents.add(intentId);
    },
    refundIntent: async (intentId) => {
      if (isCharge(intentId) && !intentRefunds.includes(intentId)) intentRefunds.push(intentId);
    },
    connectAccount: notHere,
    dashboardLink: notHere,
  };
}
