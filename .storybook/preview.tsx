import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '@perigee/ui/theme';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { failOnConsoleErrors, watchConsole } from './console-errors.ts';
import { worker } from './network.ts';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(() => worker)],
  initialGlobals: { theme: 'night' },
  beforeEach: watchConsole,
  afterEach: failOnConsoleErrors,
  globalTypes: {
    theme: {
      description: 'Which light',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'night', title: 'Night' },
          { value: 'day', title: 'Day' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { page: ComponentPage },
    options: {
      storySort: {
        order: ['Start here', 'Foundations', 'Components', 'Screens', 'Flows', 'Rules', 'Contract'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      // On the root element, so that dialogs and toasts, which live beside the story, follow it.
      document.documentElement.dataset['theme'] = String(globals['theme']);
      return <Story />;
    },
  ],
});
