import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The locks of this process. */
const held = new Set<string>();

/** Whether the process whose number is in a lock file still holds the lock. */
function isHeld(path: string, pid: number): boolean {
  // In containers a process often gets the number of the process before it.
  if (pid === process.pid) return held.has(path);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs, but belongs to another user of the machine.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Locks a data folder for this process, because two processes that write to it would destroy it.
 * The lock of a process that ended is taken over.
 *
 * @param folder its whole path; the lock file is put beside it
 * @throws if another running process holds the lock
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
