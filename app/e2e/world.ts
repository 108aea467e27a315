import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxPort, SANDBOX_URL } from './addresses.ts';
import { createSandbox } from './sandbox.ts';

/** The environment variable that passes the folder to the workers. */
const WORLD = 'JOURNEYS_WORLD';

const newFolder = () => mkdtempSync(join(tmpdir(), 'perigee-journeys-'));

/** Seeds the data that every journey begins with, and returns a function that removes it. */
export async function makeWorld(): Promise<() => void> {
  const folder = newFolder();
  const port = sandboxPort(0);
  const data = { SANDBOX_DATA: join(folder, 'data') };
  const sandbox = createSandbox({ port, publicUrl: SANDBOX_URL, data });
  await sandbox.start();
  await sandbox.stop();
  process.env[WORLD] = folder;
  return () => {
    rmSync(folder, { recursive: true });
  };
}

/** A copy of the freshly seeded data, in a folder that the caller removes. */
export function copyOfWorld(): string {
  const world = process.env[WORLD];
  if (world === undefined) throw new Error('There is no world to begin in: see makeWorld.');
  const folder = newFolder();
  cpSync(world, folder, { recursive: true });
  return folder;
}
