import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Once a page, in its route: the title is what a tab, the history and a screen reader name first.',
    'Give `canonicalUrl` and `description` where a page may be found or shared: landing, event, profile.',
    '`unlisted` for private pages: settings, tickets, likes.',
  ],
  alternatives: [{ component: 'SmartAppBanner', when: 'Safari on iOS is to offer the app' }],
  accessibility: [
    'Each page MUST have a title that says what it is, the page before the product. WCAG 2.4.2.',
    'It MUST add nothing to the page itself.',
  ],
  content: [
    'The title is the heading of the page, in its words.',
    'The description tells a user who does not know the product what they will find there.',
  ],
};
