import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig, type PluginOption } from 'vite';
import { SANDBOX_ORIGIN } from '../app/src/demo/sandbox-origin.ts';
import { SETTINGS_ID, type Settings } from '../app/src/settings.ts';
import { dependencies } from './dependencies.ts';
import { usedIcons } from './used-icons.ts';

const stories = ['packages/ui/src/**/*.stories.tsx', 'app/src/**/*.stories.tsx'];

/**
 * As tall as its window, like the pages of the app: axe treats content beyond a locked body as hidden. The margin of the
 * first element is part of it.
 */
const STAGE = 'body.sb-show-main { display: flow-root; box-sizing: border-box; min-height: 100vh }';

/**
 * Storybook removes a story that is slow to mount from the layout until it is mounted. An element that
 * focuses itself on mount would not get the focus: the loader covers the story instead.
 */
const MOUNTING_STORY =
  'body.sb-show-preparing-story > #storybook-root:not([hidden]) { display: block }';

/** The modules whose components have a table of props: reading the others as well takes a third of the build. */
const WITH_PROPS = /\/packages\/ui\/src\/(?:components|screens)\/[^.]+\.tsx$/;

/** Storybook has no option for which modules react-docgen reads. */
function readFewerProps(plugins: PluginOption[]): void {
  const docgen = plugins.find(
    (plugin) => plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin',
  ) as { transform: unknown } | undefined;
  if (docgen === undefined) throw new Error('Storybook has another plugin for react-docgen.');
  docgen.transform = { filter: { id: WITH_PROPS }, handler: docgen.transform };
}

/** The flows and the demonstration call the sandbox in their page, where members swipe as in `npm start`. */
const SETTINGS = `<script type="application/json" id="${SETTINGS_ID}">${JSON.stringify({
  apiUrl: SANDBOX_ORIGIN,
  waitlistMode: 'off',
} satisfies Settings)}</script>`;

/**
 * A dialog gives the focus to its first control. A browser that has seen no key and no press yet draws the ring of
 * keyboard users there, which users who press a button to open the dialog never see: see `opening.ts`.
 */
const NO_RING_AT_OPENING =
  'html[data-opening] :is([role=dialog], [role=alertdialog]) :is(a, button):focus-visible { outline-color: transparent }';

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
  // Tests that are attached to stories: `Default.test(…)`.
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false },
  managerHead: withIcon,
  previewHead: (head) =>
    `${withIcon(head)}${SETTINGS}<style>${STAGE} ${MOUNTING_STORY} ${NO_RING_AT_OPENING}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => {
    readFewerProps(config.plugins ?? []);
    return mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), usedIcons()],
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }: { name: string }) =>
              `assets/${name.split('~', 1)[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                {
                  // What many stories have in common in few files: a component alone was up to 60 of them.
                  name: 'shared',
                  test: /[\\/](?:packages|lucide-react|@base-ui)[\\/]/,
                  minShareCount: 6,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 6000,
                },
              ],
            },
          },
        },
      },
      resolve: {
        alias: { '#.storybook': fileURLToPath(new URL('.', import.meta.url)) },
      },
      optimizeDeps: {
        entries: ['.storybook/preview.tsx', ...stories],
        include: dependencies,
        exclude: ['@electric-sql/pglite'],
      },
    });
  },
});
