import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'To let a user choose the photos of their own profile and put them in order.',
    'The first photo is the profile picture: it can be replaced, but not removed. Whichever photo is moved there becomes it.',
    'Give the photos back in the new order as soon as `onReorder` is called, and store it afterwards.',
    'One picture is uploaded at a time. Until it is stored nothing else can be changed.',
  ],
  alternatives: [
    { component: 'ProfileCarousel', when: 'the photos are only looked at' },
    { component: 'ImageField', when: 'it is one picture of a given size' },
  ],
  accessibility: [
    'Photos MUST be movable by keys alone: Space lifts, the arrow keys move, Space puts down, Escape leaves.',
    'What is lifted, what it is over and where it was dropped MUST be announced.',
    'Each button MUST say which photo it is about.',
    'A rejected photo MUST say so in words, with the reason, over the photo.',
    'A failed upload MUST be written under the photos, with a retry there and in its slot.',
    'When a photo is removed the focus MUST stay within the photos.',
  ],
  content: [
    'The hint asks for three photos until there are three; one is enough to continue.',
    'A reason for a rejection is one short sentence that says what to do better.',
  ],
};
