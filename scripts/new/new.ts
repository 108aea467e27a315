import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { componentFiles, screenFiles, type Files } from './templates.ts';

const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

const USAGE = `Usage:
  npm run new -- component Name         packages/ui/src/components/Name
  npm run new -- screen area Name       packages/ui/src/screens/area/Name
Areas: the folders of packages/ui/src/screens, each with its inventory.ts`;

const PASCAL_CASE = /^[A-Z][A-Za-z0-9]+$/;
const KEBAB_CASE = /^[a-z]+(-[a-z]+)*$/;

function plan(args: string[]): { folder: string; files: Files } {
  const [kind, ...names] = args;
  const [first = '', second = ''] = names;
  if (kind === 'component' && names.length === 1 && PASCAL_CASE.test(first)) {
    return { folder: join(source, 'components', first), files: componentFiles(first) };
  }
  if (
    kind === 'screen' &&
    names.length === 2 &&
    KEBAB_CASE.test(first) &&
    PASCAL_CASE.test(second)
  ) {
    return { folder: join(source, 'screens', first, second), files: screenFiles(first, second) };
  }
  throw new Error(USAGE);
}

async function main(): Promise<void> {
  const { folder, files } = plan(process.argv.slice(2));
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${relative(root, folder)} is there already; nothing was written.`);
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    const options = await resolveConfig(path);
    writeFileSync(path, await format(content, { ...options, filepath: path }));
    process.stdout.write(`${relative(root, path)}\n`);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
