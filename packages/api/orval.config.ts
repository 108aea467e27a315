import { limits } from '@perigee/domain';
import { defineConfig } from 'orval';

const spec = '../../spec/generated/openapi.json';
const input = { target: spec };
const generated = './src/generated';
/**
 * Milliseconds for which a public profile stays fresh and cached, also while no component shows it.
 */
const KEEP_MS = limits.publicProfileCacheMs;

/** The client and the zod schemas, both out of the bundled spec. Run through `npm run generate`. */
export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      target: `${generated}/client`,
      schemas: `${generated}/model`,
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: true,
      urlEncodeParameters: true,
      override: {
        mutator: { path: './src/http/fetcher.ts', name: 'apiFetch' },
        // `apiFetch` returns a `File`, which keeps the file's name; orval itself would generate `Blob`.
        transformer: (call) => {
          const { response } = call;
          if (!response.isBlob) return call;
          const { success } = response.definition;
          const imports = response.imports.filter(({ name }) => name !== success);
          const definition = { ...response.definition, success: 'File' };
          return { ...call, response: { ...response, imports, definition } };
        },
        fetch: { includeHttpResponseReturnType: false },
        // A key begins with the name of its call, so that a change names calls, whatever their parameters.
        query: { version: 5, signal: true, useOperationIdAsQueryKey: true },
        operations: {
          // Member §9. With `queryOptions`, which orval prefers, the options of the call would have the
          // name of a hook, so code that prefetches could not use them.
          getUserProfile: { query: { options: { staleTime: KEEP_MS, gcTime: KEEP_MS } } },
          // These calls use POST, but only read.
          discoverEvents: { query: { useQuery: true, useMutation: false } },
          getPayoutsAccount: { query: { useQuery: true, useMutation: false } },
        },
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags-split',
      target: `${generated}/zod`,
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: { zod: { generateReusableSchemas: true, strict: { response: false } } },
    },
  },
});
