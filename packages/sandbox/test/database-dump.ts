import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { dumpNewDatabase } from '../src/node/open-database.ts';
import { TEST_SERVER } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of the dump, or null where tests have a server. */
    databaseDump: string | null;
  }
}

/**
 * Makes one embedded database and dumps it, for all tests of a run to begin with: making one takes
 * seconds, loading a dump a fraction of one. Vitest's global setup.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (TEST_SERVER !== undefined) {
    provide('databaseDump', null);
    return () => Promise.resolve();
  }
  const folder = await mkdtemp(join(tmpdir(), 'perigee-test-database-'));
  const file = join(folder, 'dump.tar');
  const dump = await dumpNewDatabase();
  await writeFile(file, await dump.bytes());
  provide('databaseDump', file);
  return () => rm(folder, { recursive: true });
}

/** The dump of the run that a test belongs to. */
export async function readDatabaseDump(): Promise<Blob> {
  const file = inject('databaseDump');
  if (file === null) throw new Error('There is no dump where tests have a server.');
  return new Blob([await readFile(file)]);
}
