import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Once a page, at its end, in a PageLayout. Sign-up has none.',
    'Every address comes from outside: the same footer serves each installation.',
  ],
  alternatives: [{ component: 'Header', when: 'users need the place in the middle of a task' }],
  accessibility: [
    'It MUST be the contentinfo of the page, with one navigation named `Footer`.',
    'Tab MUST go through it column by column, as it is read.',
    'Each link MUST be 44 px high for a finger.',
    'A column without links MUST NOT show its title.',
  ],
  content: [
    'Titles of columns and labels are those of the product documents.',
    'The year comes from outside, so that a page drawn twice is the same.',
  ],
};
