import { readFileSync } from 'node:fs';

const packages = ['packages/domain', 'packages/api', 'packages/ui', 'packages/sandbox'];

/** The files that a package offers to the others, out of its own `exports`. */
const entries = packages.flatMap((folder) => {
  const { exports } = JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url)));
  return Object.values(exports).map((file) => `${folder}/${file.replace('./', '')}`);
});
const escaped = (path) => path.replaceAll('.', '\\.');

/** Stories and tests stand beside the code and may reach further. */
const BESIDE = '(\\.(stories|test)\\.tsx?|/story-data\\.tsx?)$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'A cycle means that two files are one. Generated calls name the query keys of each other.',
      { pathNot: '^packages/api/src/generated' },
      { circular: true },
    ),
    forbid(
      'resolves',
      'An import that leads nowhere. Virtual modules are made by the build.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'domain-is-pure',
      'Rules know nothing else: no React, no fetch, no library but zod, no other layer.',
      { path: '^packages/domain/src', pathNot: BESIDE },
      { pathNot: '^packages/domain/src|node_modules/zod/' },
    ),
    forbid(
      'api-knows-only-domain',
      'The client stands on the rules and on nothing above it.',
      { path: '^packages/api/' },
      { path: '^(packages/(ui|sandbox)|app)/' },
    ),
    forbid(
      'stripe-stays-on-the-server',
      'The core of the sandbox also runs in a browser tab, which has no use for a secret key.',
      {
        path: '^packages/sandbox/src',
        pathNot: '^packages/sandbox/src/((node|main)\\.ts|payments/stripe/|routes/stripe\\.ts)',
      },
      { path: '^packages/sandbox/src/payments/stripe/|node_modules/stripe/' },
    ),
    forbid(
      'ui-does-not-fetch',
      'Screens take props: of the client they may know the types only.',
      { path: '^packages/ui/src', pathNot: BESIDE },
      { path: '^packages/api/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'ui-knows-nothing-above',
      'Screens know neither the app nor the sandbox nor the router.',
      { path: '^packages/ui/src' },
      { path: '^(packages/sandbox|app)/|node_modules/(react-router|@tanstack/react-query)' },
    ),
    forbid(
      'sandbox-answers-the-spec',
      'The stand-in server shares the rules, the zod and the fixtures, never the client.',
      { path: '^packages/sandbox/src' },
      {
        path: '^(packages/(ui|api)|app)/',
        pathNot: '^packages/api/src/(zod\\.ts|fixtures|generated/(zod|model))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'app-connects-only',
      'The app runs against a product API; only its flow stories and its demonstration bring the sandbox along.',
      { path: '^app/src', pathNot: '^app/src/(flows|demo)/' },
      { path: '^packages/sandbox/' },
    ),
    forbid(
      'app-holds-no-styles',
      'Looks live in packages/ui.',
      { path: '^app/src' },
      { path: '^app/.*\\.css(\\.ts)?$' },
    ),
    ...packages.map((folder) =>
      forbid(
        `${folder.split('/')[1]}-is-entered-through-its-exports`,
        'A package is entered through its exports, never through its src.',
        // Storybook is the documentation of the library, and shows it from inside.
        { pathNot: [`^${folder}/`, '^\\.storybook/'] },
        {
          path: `^${folder}/(src|test|contract)/`,
          pathNot: entries.map((entry) => `^${escaped(entry)}$`),
        },
      ),
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tools.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^app/dist' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
