import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, type StatsFs } from 'node:fs';
import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROCESS_FLAGS } from './process-flags.ts';

const NEW_DATA_FOLDER = fileURLToPath(new URL('new-data-folder.ts', import.meta.url));

/**
 * Creates the folder of an embedded PostgreSQL, unless it exists.
 *
 * The folder is created under another name and renamed when it is complete, so that an interrupted
 * first start leaves no partial folder. A separate process does it, because creating one takes
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
  try {
    await makeFolder(unfinished);
    await rename(unfinished, dataDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The process has its own group: Ctrl-C then reaches only the parent, which waits for it and stops
 * in order.
 */
async function makeFolder(folder: string): Promise<void> {
  const child = spawn(process.execPath, [...PROCESS_FLAGS, NEW_DATA_FOLDER, folder], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  if (exitCode !== 0) throw new Error(`No database could be made in ${folder}: ${said}`);
}

/**
 * The target of a path that is a link, or the path itself: a database opens only under its real
 * path, and is locked by it.
 *
 * @throws if a link leads nowhere, or if the path is a file
 */
export async function realFolder(path: string): Promise<string> {
  const entry = await lstat(path).catch(() => null);
  if (entry === null) return path;
  const folder = await realpath(path).catch(() => null);
  if (folder === null) {
    throw new Error(
      `The data folder ${path} is a link that leads nowhere. Make the folder that it names, or choose another with SANDBOX_DATA.`,
    );
  }
  if (!(await stat(folder)).isDirectory()) {
    throw new Error(
      `The data folder ${path} is a file. Remove it, or choose another with SANDBOX_DATA.`,
    );
  }
  return folder;
}

const MEGABYTE = 1024 * 1024;
/** The least free space. A new world takes half of it. */
const LEAST_MEGABYTES = 150;

/** The reason why a database cannot be opened on a disk, as a sentence, or null. */
export function roomProblem(
  folder: string,
  { bavail, bsize }: Pick<StatsFs, 'bavail' | 'bsize'>,
): string | null {
  const megabytes = Math.floor((bavail * bsize) / MEGABYTE);
  return megabytes >= LEAST_MEGABYTES
    ? null
    : `The disk of ${folder} has ${megabytes} MB left, and the sandbox needs ${LEAST_MEGABYTES}. Make room, or choose another folder with SANDBOX_DATA.`;
}

/** @throws if the disk of a folder has too little room: a database fails on it without a message */
export async function checkRoom(folder: string): Promise<void> {
  const problem = roomProblem(folder, await statfs(folder));
  if (problem !== null) throw new Error(problem);
}
