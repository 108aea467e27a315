import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxPort, SANDBOX_URL } from './addresses.ts';
import { createSandbox } from './sandbox.ts';

/** Names the folder for the workers. */
const WORLD = 'JOURNEYS_WORLD';

const newFolder = () => mkdtempSync(join(tmpdir(), 'perigee-journeys-'));

/** Seeds the world that every journey begins in, and gives what removes it again. */
export async function makeWorld(): Promise<() => void> {
  const folder = newFolder();
  const port = sandboxPort(0);
  const sandbox = createSandbox({ port, publicUrl: SANDBOX_URL, dataFolder: join(folder, 'data') });
  await sandbox.start();
  await sandbox.stop();
  process.env[WORLD] = folder;
  return () => {
    rmSync(folder, { recursive: true });
  };
}

/** A folder with the data of a world that nobody has been in yet. Whoever takes it removes it. */
export function copyOfWorld(): string {
  const world = process.env[WORLD];
  if (world === undefined) throw new Error('There is no world to begin in: see makeWorld.');
  const folder = newFolder();
  cpSync(world, folder, { recursive: true });
  return folder;
}
