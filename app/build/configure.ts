import { cpSync, existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writePages } from './pages.ts';

const USAGE = `VITE_API_URL=https://api.example.com node app/build/configure.ts app/dist <folder>

Copies a built app, and writes the pages of the copy for the settings of the environment.`;

const {
  positionals: [from, to],
} = parseArgs({ allowPositionals: true });
if (from === undefined || to === undefined) throw new Error(USAGE);
for (const suffix of ['', '-hosting']) {
  if (!existsSync(from + suffix)) throw new Error(`There is no ${from}${suffix}: npm run build`);
  rmSync(to + suffix, { recursive: true, force: true });
  cpSync(from + suffix, to + suffix, { recursive: true });
}
await writePages(to);
