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
        ? 'Answers to the questions we hear most.'
        : 'Write to us, and a person will answer.',
    sections: [
      {
        id: 'signing-in',
        title: 'Your code does not arrive',
        paragraphs: [
          paragraph(
            'Check the number, wait half a minute, and ask for another code.',
            'If none arrives, write to us from the email address of your application.',
          ),
        ],
      },
      {
        id: 'tickets',
        title: 'Tickets',
        paragraphs: [
          paragraph(
            'Your tickets are under My tickets, each with its code for the door. A ticket that you paid for appears as soon as the payment is confirmed.',
            'If you cannot make it, write to us with the name of the event.',
          ),
        ],
      },
      {
        id: 'safety',
        title: 'Someone makes you feel unsafe',
        paragraphs: [
          paragraph(
            'If you are in danger, call your local emergency number first.',
            'Then tell us who it was and what happened.',
          ),
        ],
      },
      {
        id: 'application',
        title: 'Your application',
        paragraphs: [
          'A person reads every application, so we cannot say when yours will be decided. Your home page shows where it stands.',
        ],
      },
    ],
    ...contactOf(email),
  };
}
