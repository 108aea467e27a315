import { paymentServerMessages } from '@perigee/domain/membership';

/** A card as the payer typed it. It is checked, and neither stored nor logged. */
export interface Card {
  /** Blanks and hyphens are ignored. */
  number: string;
  /** 1 to 12. */
  expMonth: number;
  /** Two or four digits. */
  expYear: number;
  cvc: string;
}

/** The reply of the card's bank. */
export type CardOutcome =
  { status: 'accepted' } | { status: 'requires_action' } | { status: 'refused'; message: string };

const server = paymentServerMessages;
const refused = (message: string): CardOutcome => ({ status: 'refused', message });

/** The accepted card numbers, and the result of a payment with each. */
export const TEST_CARDS: readonly { number: string; effect: string; outcome: CardOutcome }[] = [
  { number: '4242 4242 4242 4242', effect: 'pays', outcome: { status: 'accepted' } },
  { number: '4000 0000 0000 0002', effect: 'is declined', outcome: refused(server.declined) },
  {
    number: '4000 0000 0000 9995',
    effect: 'has insufficient funds',
    outcome: refused(server.insufficientFunds),
  },
  {
    number: '4000 0025 0000 3155',
    effect: 'asks to confirm the payment',
    outcome: { status: 'requires_action' },
  },
];

const withoutBlanks = (text: string) => text.replaceAll(/[\s-]/g, '');

/** The check digit of a card number (Luhn). */
function isCheckDigitRight(digits: string): boolean {
  const reversed = Array.from(digits, Number).toReversed();
  const sum = reversed.reduce((total, digit, place) => {
    const value = digit * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The problem of a month of expiry, or undefined. A card is valid until the end of its month. */
function expiryProblem({ expMonth, expYear }: Card, now: Date): string | undefined {
  const year = expYear < 100 ? 2000 + expYear : expYear;
  const isMonth = Number.isInteger(expMonth) && expMonth >= 1 && expMonth <= 12;
  if (!isMonth || !Number.isInteger(year) || year < 2000 || year > 2099) {
    return server.expiryMalformed;
  }
  return Date.UTC(year, expMonth) <= now.getTime() ? server.cardExpired : undefined;
}

/** The result of a payment with `card`. */
export function cardOutcome(card: Card, now: Date): CardOutcome {
  const number = withoutBlanks(card.number);
  if (!/^\d{12,19}$/.test(number) || !isCheckDigitRight(number)) {
    return refused(server.cardNumberMalformed);
  }
  const known = TEST_CARDS.find((test) => withoutBlanks(test.number) === number);
  if (known === undefined) return refused(server.noTestCard(TEST_CARDS.map((test) => test.number)));
  const problem = expiryProblem(card, now);
  if (problem !== undefined) return refused(problem);
  return /^\d{3}$/.test(card.cvc.trim()) ? known.outcome : refused(server.cvcMalformed);
}
