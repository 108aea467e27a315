import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Around every page: header, page, footer, and the way past the header.',
    'Leave `header` and `footer` out where the product has none, such as in sign-up.',
    'A page whose parts scroll by themselves has the classes of `window-page.css.ts`, which hide the footer, and in a narrow window the header.',
  ],
  alternatives: [
    { component: 'StepFrame', when: 'it is one step of several, within a page' },
    { component: 'Card', when: 'it sets something apart within a page' },
  ],
  accessibility: [
    'The page MUST be in a `main`, of which there MUST be one.',
    'Where there is a header, the first press of Tab MUST reach `Skip to content`, which MUST lead into the page.',
    'Using it MUST NOT leave a step in the history.',
    'The footer MUST NOT move visibly while a page loads: it begins below the window.',
  ],
  content: ['A page begins with its one `h1`.'],
};
