import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { dumpNewDatabase } from '../src/node/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of the dump. */
    databaseDump: string;
  }
}

/**
 * Makes one embedded database and dumps it, for all tests of a run to begin with: making one takes
 * seconds, loading a dump a fraction of one. Some tests need it even where the others have a server. Vitest's
 * global setup.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-test-database-'));
  const file = join(folder, 'dump.tar');
  const dump = await dumpNewDatabase();
  await writeFile(file, await dump.bytes());
  provide('databaseDump', file);
  return () => rm(folder, { recursive: true });
}

/** The dump of the run that a test belongs to. */
export async function readDatabaseDump(): Promise<Blob> {
  return new Blob([await readFile(inject('databaseDump'))]);
}

/** Makes a data folder with all tables and no rows: a dump is an archive of one. */
export async function unpackDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await promisify(execFile)('tar', ['-xf', inject('databaseDump'), '-C', dataDir]);
}
