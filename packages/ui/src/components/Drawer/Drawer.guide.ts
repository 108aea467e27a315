import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For filters and searches of the page behind it: it opens from the side, or from below on a phone.',
    'Put what applies the filters into `footer`, where it stays visible.',
  ],
  alternatives: [
    { component: 'Dialog', when: 'it asks for something that the page needs in order to continue' },
    { component: 'ConfirmDialog', when: 'it is a question with two answers' },
    { component: 'Menu', when: 'they are a few actions' },
  ],
  accessibility: [
    'It MUST be a `dialog` that is named by its title. The focus MUST go into it, MUST stay within, and MUST go back to where it was.',
    'Escape, the button and a press outside MUST close it: a swipe MUST NOT be the only way.',
    'Its content MUST scroll within it, and the page behind it MUST NOT.',
    'A control that is dragged sideways SHOULD carry `data-base-ui-swipe-ignore`, so that it does not drag the drawer.',
    'In a page from right to left it comes from the left, within the `DirectionProvider` of Base UI.',
  ],
  content: [
    'The title is a noun: `Filters`. The buttons say what they do: `Show 24 members`, `Clear`.',
  ],
};
