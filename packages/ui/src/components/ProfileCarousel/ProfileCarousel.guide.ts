import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'To show a user in photos: in the deck, and on their profile.',
    'Give it the photos as they were fetched. Which of them are shown, and in which order, is its own business.',
    'Set `swipes` to false where a swipe decides on the person, as in the deck.',
    'Pass what lies over the photo as children: the name on a phone, and a badge next to it.',
  ],
  alternatives: [
    { component: 'PhotoGrid', when: 'it is about one’s own photos, to be changed' },
    { component: 'Avatar', when: 'a person is only mentioned among other things' },
    { component: 'Picture', when: 'there is one picture and nothing to turn' },
  ],
  accessibility: [
    'Arrows, swipes, the arrow keys, Home and End MUST all turn the photos. Left and right MUST follow the direction of the text.',
    'Which photo is shown MUST be announced when it changes; the others MUST NOT be read.',
    'An arrow key that turns a photo MUST NOT do anything else: in the deck it would pass or like.',
    'With one photo there MUST NOT be arrows, and without photos the default picture MUST be shown.',
    'Photos MUST change at once under reduced motion.',
  ],
  content: ['The children are a heading and at most one badge: the rest is next to the photo.'],
};
