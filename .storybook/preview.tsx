import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import '@perigee/ui/theme';
import { loadFonts } from '@perigee/ui/fonts';
import { DocsPage, PageContainer } from './docs/on-demand.tsx';
import { failOnConsoleErrors, watchConsole } from './console-errors.ts';
import { withoutElementControls } from './element-controls.ts';
import { beginOpening } from './opening.ts';
import { withNamedState, withStateControl } from './state-control.ts';
import { componentModes, viewports } from './modes.ts';
import { worker } from './network.ts';
import { withToasts } from './toasts.tsx';
import { CONDITION_MS } from '../scripts/time-limits.ts';

configure({ asyncUtilTimeout: CONDITION_MS });

async function settled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

export default definePreview({
  // The main entry of addon-docs would bring the code of documentation into every story.
  addons: [addonA11y(), definePreviewAddon<DocsTypes>(addonDocs), addonMsw(() => worker)],
  initialGlobals: { theme: 'shipped' },
  tags: ['autodocs'],
  argTypesEnhancers: [withoutElementControls, withStateControl],
  argsEnhancers: [withNamedState],
  // Some components measure their texts once.
  beforeAll: loadFonts,
  beforeEach: watchConsole,
  afterEach: failOnConsoleErrors,
  // Play functions begin when the effects have run and the page has updated, as for a user: outside of tests
  // React would run the effects only after the first step.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    beginOpening();
    await context.renderToCanvas();
    await settled();
    return context.canvas;
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'shipped', title: 'As shipped' },
          { value: 'night', title: 'Night' },
          { value: 'day', title: 'Day' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // This rule belongs to WCAG 2.2 AA; axe leaves it out by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    chromatic: { modes: componentModes },
    docs: { page: DocsPage, container: PageContainer },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'The app', 'Architecture', 'Screen Index', 'Decisions'],
          'Screens',
          [
            'Shell',
            'Auth',
            'Signup',
            'Profile',
            'Questionnaire',
            'For you',
            'Likes',
            'Chat',
            'Video',
            'Waitlist',
            'Membership',
            'Referral',
            'Events',
            'Tickets',
            'Live',
            'Hosts',
            'Host portal',
            'Admin',
          ],
          'Flows',
          'Components',
          ['Overview', 'Actions', 'Inputs', 'Data', 'Feedback', 'People', 'Events', 'Layout'],
          'Foundations',
          ['Color', 'Type', 'Space', 'Motion', 'Breakpoints', 'Icons', 'Accessibility'],
          'Rules',
          'Contract',
        ],
      },
    },
    viewport: { options: viewports },
  },
  decorators: [
    (Story, { globals, parameters, title }) => {
      const { shippedTheme = 'night' } = parameters as { shippedTheme?: string };
      // Set on the root element, so that dialogs and toasts, which render beside the story, follow it.
      document.documentElement.dataset['theme'] =
        globals['theme'] === 'shipped' ? shippedTheme : String(globals['theme']);
      // Screens show toasts; the app of a flow and the stories of the toast bring their own provider.
      return title.startsWith('Screens/') ? withToasts(Story) : <Story />;
    },
  ],
});
