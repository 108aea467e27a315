import { limits } from '@perigee/domain';
import { defineConfig } from 'orval';
import { invalidations } from './invalidation.ts';

const spec = '../../spec/generated/openapi.json';
const input = { target: spec };
const generated = './src/generated';
/** A public profile is kept for so long, also while nobody shows it. */
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
        // `apiFetch` keeps the name of what arrives as a file; orval itself would say `Blob`.
        transformer: (call) => {
          const { response } = call;
          if (!response.isBlob) return call;
          const { success } = response.definition;
          const imports = response.imports.filter(({ name }) => name !== success);
          const definition = { ...response.definition, success: 'File' };
          return { ...call, response: { ...response, imports, definition } };
        },
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5, signal: true, mutationInvalidates: invalidations(spec) },
        operations: {
          // Member §9. As `queryOptions`, which orval would rather have, it would take the call's
          // options out of reach of whoever fetches ahead: they would have a hook's name.
          getUserProfile: { query: { options: { staleTime: KEEP_MS, gcTime: KEEP_MS } } },
          // Sent with POST, these still only read.
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
