import type { InfoDocument } from '../info-document.ts';
import { writeToUs } from './contact.ts';

/** How people behave here. */
export const termsOfUse: InfoDocument = {
  title: 'Terms of Use',
  lede: 'How this site may be used, by members and by everybody who only looks in.',
  isDraft: true,
  updated: '2026-11-21',
  sections: [
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'There is one account for each person. What you say about yourself must be true, and the photos must show you.',
        'Codes and links that we send you are for you alone. Nobody from Perigee will ask you for them.',
      ],
    },
    {
      id: 'conduct',
      title: 'How to treat each other',
      paragraphs: ['Behave as you would at the table of somebody you respect.'],
      points: [
        'No harassment, threats or hatred.',
        'No nudity, and no photos of others without their consent.',
        'Nothing for sale, and no asking for money.',
        'What you learn of other members stays here.',
        'No programs that read or write in your place.',
      ],
    },
    {
      id: 'content',
      title: 'What you upload',
      paragraphs: [
        'Your photos and words stay yours. You allow us to show them to other members and, as far as your profile is public, to visitors, for as long as they are on your profile.',
        'Photos are looked at by people, who can reject one and say why.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      paragraphs: [
        'We build Perigee with care, but cannot promise that it always works, nor whom you will meet. We do not check the past of members: meet in public places at first, and tell a friend where you are.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: ['When these terms change, the date above changes with them.'],
    },
  ],
  contact: writeToUs,
};
