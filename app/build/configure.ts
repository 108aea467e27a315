import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { APP_PAGE } from './hosting.ts';
import { hostingFolder, TEMPLATE, writePages } from './pages.ts';

const USAGE = `VITE_API_URL=https://api.example.com node app/build/configure.ts app/dist <folder>

Copies a built app, and writes the pages of the copy for the settings of the environment.`;

/** A built app consists of two folders, each recognized by a file that the build writes. */
const PARTS = [
  { folderOf: (dir: string) => dir, mark: APP_PAGE },
  { folderOf: hostingFolder, mark: TEMPLATE },
];

/** Fails if there is nothing to copy, or if the copy would replace a folder that is not a build. */
function checkFolders(from: string, to: string): void {
  if (resolve(from) === resolve(to)) throw new Error(`The copy needs a folder other than ${from}.`);
  for (const { folderOf, mark } of PARTS) {
    if (!existsSync(join(folderOf(from), mark))) {
      throw new Error(`There is no built app in ${folderOf(from)}. Make one: npm run build`);
    }
    if (existsSync(folderOf(to)) && !existsSync(join(folderOf(to), mark))) {
      throw new Error(`${folderOf(to)} exists and is no built app. Choose another folder.`);
    }
  }
}

/** Replaces an older copy by a complete one: an interrupted copy stays in the temporary folder. */
function copy(from: string, to: string): void {
  const aside = `${to}.copying`;
  rmSync(aside, { recursive: true, force: true });
  cpSync(from, aside, { recursive: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(aside, to);
}

async function main(): Promise<void> {
  const {
    positionals: [from, to],
  } = parseArgs({ allowPositionals: true });
  if (from === undefined || to === undefined) throw new Error(USAGE);
  checkFolders(from, to);
  for (const { folderOf } of PARTS) copy(folderOf(from), folderOf(to));
  await writePages(to);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
