import type { Decision } from '../decisions.ts';

/** What is settled on payments and the provider that takes them. */
export const paymentsDecisions: readonly Decision[] = [
  {
    id: 'P-110',
    clause: 'events §4; member §6',
    question: 'Who takes payments where no key of the provider is set?',
    decision:
      'A stand-in with pages of its own. It takes four test cards, as the provider’s test mode has them: one pays, one is declined, one has insufficient funds, one asks to confirm the payment. Check digit, expiry and CVC are checked; any other number is refused with the list of test cards. Numbers are neither kept nor printed.',
  },
  {
    id: 'P-111',
    clause: 'events §4',
    question: 'What does a payment page say that takes no payment any more?',
    decision:
      'That it is paid, with the way on (409); that it was paid back (409); that it is too late, with the way back (410); that the link is not right (404). A second press of Pay charges nothing.',
  },
  {
    id: 'P-112',
    clause: 'events §4',
    question:
      'A ticket is held for 30 minutes, and the provider’s pages stay open for at least 30. Which one ends first?',
    decision:
      'The hold. The provider’s page stays open for a minute more. Whoever pays in between gets the ticket if it is still there, else their money back.',
  },
  {
    id: 'P-113',
    clause: 'events §4; member §6',
    question: 'How does the product learn of a payment?',
    decision:
      'Whichever comes first: the payer’s way back, the provider’s message, or the payer’s next look at their tickets. Each asks the provider how the payment stands, so that no message is believed alone; messages are taken only with a good signature, so only where its secret is set.',
  },
  {
    id: 'P-114',
    clause: 'member §6',
    question: 'Where does a card’s bank send somebody after it asked whether it is them?',
    decision:
      'To the address that the page named, within the web product only, with redirect_status succeeded or failed in its query.',
  },
];
