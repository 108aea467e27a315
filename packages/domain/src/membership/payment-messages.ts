/** The sandbox's messages; a real product API has its own. */
export const paymentServerMessages = {
  cardNumberMalformed: 'This card number is not valid. Check it and try again',
  cardExpired: 'This card has expired. Try another one',
  expiryMalformed: 'Enter the month and the year in which the card expires',
  cvcMalformed: 'Enter the three digits on the back of the card',
  declined: 'Your card was declined.',
  insufficientFunds: 'Your card has insufficient funds.',
  notAuthenticated: 'The payment was not confirmed. Try again, or with another card',
  noTestCard: (numbers: readonly string[]) =>
    `No real card is charged here. Use one of the test cards: ${numbers.join(', ')}`,
  intentClosed: 'This payment was replaced by a newer one. Choose your plan again',
  refunded: (price: string, title: string) =>
    `You got ${price} back, all that you paid for ${title}.`,
  intentNotFound: 'This payment was not found. Start again',
  returnMalformed: 'This link is incomplete. Go back and start again',
  linkInvalid: 'This link is not valid. Go back and start again.',
  signatureWrong: 'The signature of this message is not valid. Check the secret of the webhook',
} as const;
