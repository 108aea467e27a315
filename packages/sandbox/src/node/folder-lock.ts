import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The locks of this process. */
const held = new Set<string>();

/** Whether the process that wrote this number into a lock file still holds it. */
function isHeld(path: string, pid: number): boolean {
  // In containers a process often gets the number that the one before it had.
  if (pid === process.pid) return held.has(path);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps a data folder to this process: two that write to it at once would destroy it. The lock of a
 * process that died is taken over.
 *
 * @param folder its whole path; the lock file is put beside it
 * @throws where another process that still runs holds it
 */
export function lockFolder(folder: string): { release: () => void } {
  const path = `${folder}.lock`;
  const claim = () => {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    held.add(path);
  };
  try {
    claim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder > 0 && isHeld(path, holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop that sandbox (or, if it is none, delete ${path}), or choose another folder with SANDBOX_DATA.`,
        { cause: error },
      );
    }
    rmSync(path, { force: true });
    claim();
  }
  return {
    release: () => {
      held.delete(path);
      rmSync(path, { force: true });
    },
  };
}
