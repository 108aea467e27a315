import type { InfoDocument } from '../info-document.ts';

export const metaTouch: InfoDocument = {
  title: 'Meta Touch',
  subtitle: 'This part of Perigee is not open yet.',
  sections: [
    {
      id: 'nothing-to-do',
      title: 'Nothing to do here',
      paragraphs: [
        'There is nothing to set up or to pay for. What you have here already, your application, tickets and matches, is where it was.',
      ],
    },
  ],
};
