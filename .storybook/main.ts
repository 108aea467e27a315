import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const stories = ['packages/ui/src/**/*.stories.tsx', 'app/src/**/*.stories.tsx'];

const withIcon = (head = '') => `${head}<link rel="icon" href="./icon.svg" type="image/svg+xml" />`;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', ...stories.map((glob) => `../${glob}`)],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
    'storybook-addon-tag-badges',
  ],
  staticDirs: [
    './public',
    '../app/public',
    { from: '../packages/sandbox/assets', to: '/pictures' },
  ],
  features: { sidebarOnboardingChecklist: false },
  managerHead: withIcon,
  previewHead: withIcon,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
      resolve: {
        alias: { '#.storybook': fileURLToPath(new URL('.', import.meta.url)) },
      },
      // Found at the start: a dependency met in the middle of a run reloads the page under its tests.
      optimizeDeps: {
        entries: ['.storybook/preview.tsx', ...stories],
        include: [
          '@base-ui/react/alert-dialog',
          '@base-ui/react/autocomplete',
          '@base-ui/react/checkbox',
          '@base-ui/react/combobox',
          '@base-ui/react/dialog',
          '@base-ui/react/drawer',
          '@base-ui/react/menu',
          '@base-ui/react/number-field',
          '@base-ui/react/popover',
          '@base-ui/react/select',
          '@base-ui/react/slider',
          '@base-ui/react/switch',
          '@base-ui/react/tabs',
          '@base-ui/react/toast',
          '@base-ui/react/tooltip',
          '@dnd-kit/core',
          '@dnd-kit/sortable',
          '@dnd-kit/utilities',
          '@hookform/resolvers/zod',
          '@tanstack/react-table',
          '@tanstack/react-virtual',
          '@vanilla-extract/recipes/createRuntimeFn',
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
          'clsx',
          'colorjs.io',
          'embla-carousel-react',
          'input-otp',
          'libphonenumber-js/min',
          'lucide-react',
          'react-day-picker',
          'react-easy-crop',
          'react-hook-form',
          'socket.io-client',
          'storybook/internal/core-events',
          'storybook/preview-api',
          'storybook/theming/create',
          'uqr',
          'zod',
        ],
        exclude: ['@electric-sql/pglite'],
      },
    }),
});
