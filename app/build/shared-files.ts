import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { joinChunks } from './join-chunks.ts';

/** The chunks as the bundler splits them by itself, in an order that does not depend on the folder. */
async function chunksOf(root: string, mode: string): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    root,
    mode,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return output
    .filter((file) => file.type === 'chunk')
    .toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1));
}

/** Reached from links in messages and advertisements. */
const FIRST_PAGE =
  /[\\/]routes[\\/](?:auth[\\/](?:login|event-sign-in-methods)|events[\\/]event)\.tsx$/;

function kindOf({ isEntry, isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk) {
  if (isEntry) return 'entry';
  if (!isDynamicEntry) return 'shared';
  if (FIRST_PAGE.test(facadeModuleId ?? '')) return 'first page';
  return /[\\/]admin[\\/-]/.test(facadeModuleId ?? '') ? 'admin page' : 'page';
}

/** The file of each module that shares one: a name, and behind a '~' what makes it the only one. */
function fileNames(chunks: readonly Rolldown.OutputChunk[]): Map<string, string> {
  const found = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = joinChunks(
    chunks.map((chunk) => ({
      name: chunk.fileName,
      bytes: gzipSync(chunk.code).length,
      imports: chunk.imports,
      kind: kindOf(chunk),
    })),
  );
  return new Map(
    files.flatMap((names) => {
      const joined = names.flatMap((name) => found.get(name) ?? []);
      const [largest] = joined.toSorted((one, other) => other.code.length - one.code.length);
      const name = `${largest?.name}~${largest?.fileName}`;
      return joined.flatMap(({ moduleIds }) => moduleIds.map((id): [string, string] => [id, name]));
    }),
  );
}

/** Puts small chunks together, after a first build has shown which there are. */
export function sharedFiles(): Plugin {
  return {
    name: 'perigee:shared-files',
    apply: ({ build: options }, { command, isSsrBuild }) =>
      command === 'build' && isSsrBuild !== true && options?.write !== false,
    config: async ({ root = '' }, { mode }) => {
      const names = fileNames(await chunksOf(root, mode));
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    debugName: 'shared files',
                    name: (id: string) => names.get(id) ?? null,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
        },
      };
    },
  };
}
