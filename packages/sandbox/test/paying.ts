import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, vi } from 'vitest';
import { schema } from '../src/db/database.ts';
import { simulatedPayments } from '../src/payments/simulated/payments.ts';
import { stripeProvider } from '../src/payments/stripe/provider.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { guest, putEvening, putPeople, ticketCalls } from './evenings.ts';
import { startFakeStripe } from './fake-stripe.ts';
import { createTestSandbox, NOW, type TestSandbox } from './harness.ts';

/** A sandbox whose payments go through one of its providers, with the actions of payers. */
export interface Paying {
  sandbox: TestSandbox;
  /** Pays a page with a good card, and says whether the provider took it. */
  payPage: (sessionId: string) => Promise<boolean>;
  /** Confirms an intent with a good card, and says whether the provider took it. */
  confirm: (clientSecret: string) => Promise<boolean>;
  /** How many charges were made that were not refunded. */
  charges: () => Promise<number>;
  close: () => Promise<void>;
}

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' };
const intentOf = (clientSecret: string) => clientSecret.split('_secret')[0] ?? '';

async function startSimulated(): Promise<Paying> {
  const sandbox = await createTestSandbox({ paymentsOn: simulatedPayments });
  const form = Object.entries(CARD).map(([name, value]) => [name, String(value)]);
  return {
    sandbox,
    payPage: async (sessionId) => {
      const body = new URLSearchParams(form).toString();
      return (await sandbox.call('POST', `/checkout/${sessionId}`, { body })).status === 303;
    },
    confirm: async (clientSecret) => {
      const path = `/gateway/intents/${intentOf(clientSecret)}/confirm`;
      const body = { clientSecret, card: CARD };
      return (await sandbox.call('POST', path, { body })).status === 200;
    },
    charges: async () => {
      const { checkoutSessions, paymentIntents } = schema;
      const isPaid = eq(checkoutSessions.status, 'paid');
      const isCharged = and(eq(paymentIntents.status, 'succeeded'), like(paymentIntents.id, 'pi%'));
      return (
        (await sandbox.db.$count(checkoutSessions, isPaid)) +
        (await sandbox.db.$count(paymentIntents, isCharged))
      );
    },
    close: sandbox.close,
  };
}

async function startStripe(): Promise<Paying> {
  const stripe = await startFakeStripe();
  const options = { secretKey: 'sk_test_of_the_tests', server: stripe.server };
  const place = { publicUrl: 'http://sandbox.test', clock: () => NOW };
  const provider = stripeProvider(options, place);
  const sandbox = await createTestSandbox({ paymentsOn: () => provider.payments });
  const events = sandbox.context.paymentEvents;
  const takes = (pay: () => void) => {
    try {
      pay();
      return true;
    } catch {
      return false;
    }
  };
  let chargesBefore = 0;
  return {
    sandbox: {
      ...sandbox,
      reset: async () => {
        chargesBefore = stripe.charges();
        await sandbox.reset();
      },
    },
    payPage: async (sessionId) => {
      const isTaken = takes(() => stripe.pay(sessionId));
      if (isTaken) await events.checkoutPaid(sessionId);
      return isTaken;
    },
    confirm: async (clientSecret) => {
      const id = intentOf(clientSecret);
      const isTaken = takes(() => stripe.confirm(id));
      if (isTaken) await events.intentDone(id);
      return isTaken;
    },
    charges: async () => stripe.charges() - chargesBefore,
    close: async () => {
      await sandbox.close();
      await stripe.close();
    },
  };
}

type Start = () => Promise<Paying>;

/** The providers of payments, each with its name. */
export const PROVIDERS: readonly (readonly [name: string, start: Start])[] = [
  ['the simulated gateway', startSimulated],
  ['Stripe', startStripe],
];

/** The sandbox of a group of tests with one provider, with the users of `putPeople` before each. */
export async function payingSandbox(start: Start) {
  const paying = await start();
  const { sandbox } = paying;
  beforeEach(async () => {
    vi.restoreAllMocks();
    await sandbox.reset();
    await putPeople(sandbox);
  });
  afterAll(paying.close);
  return { ...paying, calls: ticketCalls(sandbox) };
}

/** Members who buy tickets at the same time. */
export const BUYERS = Array.from({ length: 12 }, (_, index) => 1000 + index);

/** As {@link payingSandbox}, with {@link BUYERS} and an event that has a ticket for each of them. */
export async function payingEvening(start: Start) {
  const evening = await payingSandbox(start);
  const { sandbox } = evening;
  beforeEach(async () => {
    await insertPeople(
      sandbox.db,
      BUYERS.map((id) => guest(id)),
    );
    await putEvening(sandbox, { leftTickets: BUYERS.length, rightTickets: BUYERS.length });
  });
  const reserved = async (userId: number) =>
    ((await evening.calls.reserve(userId)).body as { sessionId: string }).sessionId;
  return { ...evening, reserved };
}
