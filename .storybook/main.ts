import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const stories = ['packages/ui/src/**/*.stories.tsx', 'app/src/**/*.stories.tsx'];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', ...stories.map((glob) => `../${glob}`)],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public', { from: '../packages/sandbox/assets', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
      resolve: {
        alias: {
          '#.storybook/preview': fileURLToPath(new URL('preview.tsx', import.meta.url)),
        },
      },
      // Found at the start: a dependency met in the middle of a run reloads the page under its tests.
      optimizeDeps: {
        entries: ['.storybook/preview.tsx', ...stories],
        include: [
          '@base-ui/react/dialog',
          '@base-ui/react/menu',
          '@base-ui/react/toast',
          '@vanilla-extract/recipes/createRuntimeFn',
          'input-otp',
          'libphonenumber-js/min',
          'lucide-react',
          'socket.io-client',
        ],
        exclude: ['@electric-sql/pglite'],
      },
    }),
});
