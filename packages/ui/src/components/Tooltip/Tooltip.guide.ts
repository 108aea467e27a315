import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a few helpful words that are not essential: what an icon means, why a tab is disabled.',
    'Around one control, which stays what it is: `<Tooltip text="…"><Tab …/></Tooltip>`.',
    'With `repeatsName` around an IconButton whose label it shows.',
  ],
  alternatives: [
    { component: 'Banner', when: 'everyone has to know it: keep it on the page' },
    { component: 'TextField', when: 'it helps to fill in a field: fields have a `help`' },
    { component: 'Dialog', when: 'there is something to press or more than a sentence to read' },
  ],
  accessibility: [
    'It MUST show on hover and on keyboard focus, MUST stay while the pointer is over it, and MUST hide on Escape, which leaves the focus where it is.',
    'Its text MUST be the description of the control, also while it is hidden, unless it is the name.',
    'A finger MUST NOT need it: it does not show on touch. Say there what matters in the page, as an empty state or a `Banner` does; screen readers hear it by touch as well.',
    'A disabled control MUST be `aria-disabled` and in the order of focus, or nobody could ask why.',
    'It MUST NOT hold anything that can be pressed.',
  ],
  content: [
    'One short sentence without a period at its end: `These events are in review`.',
    'It says more than the label, or it is left out.',
  ],
};
