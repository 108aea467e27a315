import type { InfoDocument } from '../info-document.ts';
import { contactOf } from './contact.ts';

/** @param email the address for applications; without it, the page asks for none */
export const careers = (email?: string): InfoDocument => ({
  title: 'Careers',
  subtitle:
    'Perigee is made by people who would rather get one introduction right than a thousand fast.',
  sections: [
    {
      id: 'openings',
      title: 'Open roles',
      paragraphs: [
        email === undefined
          ? 'No role is open at the moment.'
          : 'No role is open at the moment. If you think you belong here, write to us anyway.',
      ],
    },
    {
      id: 'how-we-work',
      title: 'What the work is like',
      paragraphs: [
        'People read every application, evenings are held by hosts, and the site is built so that no one has to hurry. The work is matchmaking, hosting, looking after members, and building the software for all three.',
      ],
    },
    ...(email === undefined ? [] : [writingToUs]),
  ],
  ...contactOf(email),
});

const writingToUs = {
  id: 'writing-to-us',
  title: 'Writing to us',
  paragraphs: [
    'Tell us in your own words what you would do here, and show something that you made. A photo and a date of birth are not needed.',
  ],
};
