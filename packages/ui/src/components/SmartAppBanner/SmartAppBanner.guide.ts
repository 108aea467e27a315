import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Once in the app: Safari on iOS then offers ours above the page. Other browsers show nothing.',
    'Give `appClipBundleId` where users can open a part of the app without installing it.',
    '`skip` under a test runner, whose pictures the banner would change.',
  ],
  alternatives: [
    { component: 'Link', when: 'the app is offered within the page: a ButtonLink' },
    { component: 'Banner', when: 'it is a message of ours' },
  ],
  accessibility: [
    'It MUST add nothing to the page: the system shows its own banner, with its own close button.',
  ],
  content: ['Name and picture are those of the app in the store. There is nothing to write.'],
};
