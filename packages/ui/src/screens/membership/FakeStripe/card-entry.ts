import { paymentServerMessages } from '@perigee/domain/membership';

/** The texts of the card fields. */
export interface CardEntry {
  number: string;
  expiry: string;
  cvc: string;
}

/** A card in the form that the gateway takes. */
export interface Card {
  /** Digits only. */
  number: string;
  /** From 1. */
  expMonth: number;
  expYear: number;
  cvc: string;
}

export const emptyEntry: CardEntry = { number: '', expiry: '', cvc: '' };

const server = paymentServerMessages;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The number in groups of four, the expiry as 'MM / YY': the formatted text of a field after blur. */
export function tidied({ number, expiry, cvc }: CardEntry): CardEntry {
  const month = digitsOf(expiry);
  return {
    number: digitsOf(number)
      .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
      .trim(),
    expiry: month.length === 4 ? `${month.slice(0, 2)} / ${month.slice(2)}` : expiry.trim(),
    cvc: cvc.trim(),
  };
}

/** The check digit of a card number (Luhn). */
function isNumber(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return digits.length >= 12 && digits.length <= 19 && sum % 10 === 0;
}

const isMonth = (month: number) => month >= 1 && month <= 12;

/** The format of each field; the gateway checks whether a card has expired. */
const isRight: Record<keyof CardEntry, (text: string) => boolean> = {
  number: (text) => isNumber(digitsOf(text)),
  expiry: (text) => digitsOf(text).length === 4 && isMonth(Number(digitsOf(text).slice(0, 2))),
  cvc: (text) => /^\d{3,4}$/.test(text.trim()),
};

const PROBLEMS: Record<keyof CardEntry, string> = {
  number: server.cardNumberMalformed,
  expiry: server.expiryMalformed,
  cvc: server.cvcMalformed,
};

/** The error of a field, or undefined. An empty one has no error yet. */
export function fieldProblem(entry: CardEntry, field: keyof CardEntry): string | undefined {
  const text = entry[field];
  return text.trim() === '' || isRight[field](text) ? undefined : PROBLEMS[field];
}

/** The card, or null while it is incomplete. */
export function readCard({ number, expiry, cvc }: CardEntry): Card | null {
  if (!isRight.number(number) || !isRight.expiry(expiry) || !isRight.cvc(cvc)) return null;
  const month = digitsOf(expiry);
  return {
    number: digitsOf(number),
    expMonth: Number(month.slice(0, 2)),
    expYear: 2000 + Number(month.slice(2)),
    cvc: cvc.trim(),
  };
}
