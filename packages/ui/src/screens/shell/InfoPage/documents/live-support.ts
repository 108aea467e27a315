import type { InfoDocument } from '../info-document.ts';
import { contactOf } from './contact.ts';

/** @param email the address at which staff answer; without it, the page only has answers */
export function liveSupport(email?: string): InfoDocument {
  const paragraph = (text: string, byMail: string) =>
    email === undefined ? text : `${text} ${byMail}`;
  return {
    title: 'Live Support',
    subtitle:
      email === undefined
        ? 'Answers to the questions that we hear most.'
        : 'Write to us, and a person answers.',
    sections: [
      {
        id: 'signing-in',
        title: 'No code arrives',
        paragraphs: [
          paragraph(
            'Check the number, wait half a minute, and ask for another code.',
            'If none comes, write to us from the email of your application.',
          ),
        ],
      },
      {
        id: 'tickets',
        title: 'Tickets',
        paragraphs: [
          paragraph(
            'Your tickets are under My tickets, each with its code for the door. A ticket that you paid for comes as soon as the payment is confirmed.',
            'If you cannot come, write to us with the name of the event.',
          ),
        ],
      },
      {
        id: 'safety',
        title: 'Someone worries you',
        paragraphs: [
          paragraph(
            'If you are in danger, call the emergency number of where you are first.',
            'Then tell us who and what happened.',
          ),
        ],
      },
      {
        id: 'application',
        title: 'Your application',
        paragraphs: [
          'Applications are read by hand, so we cannot say when yours is decided. Your home page shows where you stand.',
        ],
      },
    ],
    ...contactOf(email),
  };
}
