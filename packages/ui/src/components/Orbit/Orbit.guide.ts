import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'The motif of the product: thin arcs with one point. Where something waits, travels or is not there yet.',
    '`OrbitDial` around one figure, `NoEventsOrbit` and its siblings above the words that tell a state, `HeroOrbits` behind the hero of the landing page, `IntroOrbit` and `VerifiedOrbit` above the steps of the sign-in, `MeetingOrbits` around the two faces of a match and above its words, `FaceDial` around the face of a user who is called.',
    '`rounds`, `current` and `past` make the outer ring the rounds of an evening, and `radius` says which orbit the point travels.',
    'One of them on a page at most.',
  ],
  alternatives: [
    { component: 'ArcProgress', when: 'it says how many steps are done' },
    { component: 'Progress', when: 'it says how far some work has come' },
    { component: 'Skeleton', when: 'something loads whose shape is known' },
  ],
  accessibility: [
    'The drawing MUST be hidden from screen readers: what it means is written next to it or within it.',
    'Under reduced motion the point MUST NOT move.',
    'The words in a dial MUST be readable where it is small: there the innermost ring gives way.',
  ],
  content: ['A dial holds one figure or two or three words.'],
};
