import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'To show a member what they hold: their name, picture and position, once they are accepted.',
    '`arriving` once, when the card is given. After that the point stays where it stopped.',
  ],
  alternatives: [
    { component: 'Avatar', when: 'a person is only mentioned among other things' },
    { component: 'ProfileCarousel', when: 'a user is looked at, with all their photos' },
  ],
  accessibility: [
    'It MUST be an article that is named after its member.',
    'Its words MUST keep a contrast of 4.5 to 1 over any picture: the scrim is part of the card.',
    'The orbits MUST be decorative, and MUST NOT move under reduced motion.',
  ],
  content: [
    'The position is written `#142`, without a comma and without a word.',
    'The first name is enough. A long one takes two lines, and the orbits give way to it.',
  ],
};
