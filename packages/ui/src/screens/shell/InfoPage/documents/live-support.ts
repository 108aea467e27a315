import type { InfoDocument } from '../info-document.ts';
import { writeToUs } from './contact.ts';

export const liveSupport: InfoDocument = {
  title: 'Live Support',
  subtitle: 'Write to us, and a person answers.',
  sections: [
    {
      id: 'signing-in',
      title: 'No code arrives',
      paragraphs: [
        'Check the number, wait half a minute, and ask for another code. If none comes, write to us from the email of your application.',
      ],
    },
    {
      id: 'tickets',
      title: 'Tickets',
      paragraphs: [
        'Your tickets are under My tickets, each with its code for the door. A ticket that you paid for comes as soon as the payment is confirmed. If you cannot come, write to us with the name of the event.',
      ],
    },
    {
      id: 'safety',
      title: 'Somebody worries you',
      paragraphs: [
        'Tell us who and what happened. If you are in danger, call the emergency number of where you are first.',
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
  contact: writeToUs,
};
