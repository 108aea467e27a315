import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Around the product in its demonstration, once: in this Storybook, and in the folder that `npm run build:demo` writes.',
  ],
  alternatives: [{ component: 'PageLayout', when: 'it is a page of the product' }],
  accessibility: [
    'The bar MUST be reached by keyboard before the product, whose dialogs leave it free.',
    'A page outside of the product MUST make the product behind it inert.',
  ],
  content: ['The bar says that nothing is real, in every state.'],
};
