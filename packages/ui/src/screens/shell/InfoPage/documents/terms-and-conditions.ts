import { limits } from '@perigee/domain';
import type { InfoDocument } from '../info-document.ts';
import { writeToUs } from './contact.ts';

/** What is agreed on memberships, tickets and tokens. */
export const termsAndConditions: InfoDocument = {
  title: 'Terms & Conditions',
  lede: 'What you and Perigee agree on when you become a member, buy a ticket or spend tokens.',
  isDraft: true,
  updated: '2026-11-21',
  sections: [
    {
      id: 'membership',
      title: 'Membership',
      paragraphs: [
        `Perigee is for people of ${limits.age.min} and over. You apply with your phone number, and wait until your application has been read by a person. We may accept or decline it.`,
        'A membership is for you alone. It cannot be sold, lent or passed on.',
      ],
    },
    {
      id: 'payment',
      title: 'What it costs',
      paragraphs: [
        'The price of a plan is shown before you choose it. There is no charge until you are accepted. The first charge is made 7 days after that, and we tell you so when you are accepted.',
        'A plan renews for the period that you chose until it is cancelled. Write to us to pause or cancel it.',
        'Payments are taken by a card provider. We never see the number of your card.',
      ],
    },
    {
      id: 'tickets',
      title: 'Tickets',
      paragraphs: [
        'A ticket is good for one person and one event. The host may ask for a proof of age at the door.',
      ],
      points: [
        'When an event is deleted, everybody who paid for a ticket gets all of it back.',
        'When a host takes you off the list with a refund, you get all of it back.',
        'A ticket cannot be cancelled on this site yet. Write to us if you cannot come.',
      ],
    },
    {
      id: 'tokens',
      title: 'Tokens and rewards',
      paragraphs: [
        'Tokens go with a like and are spent when it is sent. When a like is declined, they come back. They are not money and cannot be paid out.',
        'A reward takes its points at once. What it promises is done by people, so it can take some days.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      paragraphs: [
        'You can leave at any time. We may end a membership when somebody breaks these terms or puts other members at risk, and say why.',
      ],
    },
  ],
  contact: writeToUs,
};
