import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const NEW_DATA_FOLDER = fileURLToPath(new URL('new-data-folder.ts', import.meta.url));

/**
 * Makes the folder of an embedded PostgreSQL, unless it is there.
 *
 * It is made under another name and moved when it is whole, so that a first start that was
 * interrupted leaves nothing half made. A process of its own does it, because making one takes
 * hundreds of megabytes that this process would keep.
 */
export async function ensureDataFolder(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const parent = dirname(dataDir);
  const prefix = `${basename(dataDir)}.new-`;
  await mkdir(parent, { recursive: true });
  const leftovers = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  await Promise.all(
    leftovers.map((name) => rm(join(parent, name), { recursive: true, force: true })),
  );
  const unfinished = await mkdtemp(join(parent, prefix));
  await promisify(execFile)(process.execPath, [NEW_DATA_FOLDER, unfinished]);
  await rename(unfinished, dataDir);
}
