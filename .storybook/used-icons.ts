import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCES = fileURLToPath(new URL('../packages/ui/src', import.meta.url));
const IMPORT = /import \{([^}]+)\} from 'lucide-react'/;

const namesIn = (code: string) =>
  (IMPORT.exec(code)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));

/** The names of all icons that the product imports, each with the files that render it. */
function filesByIcon(): [name: string, files: string[]][] {
  const files = globSync('**/*.tsx', { cwd: SOURCES, exclude: ['**/*.{stories,test}.tsx'] });
  const uses = files.toSorted().flatMap((file) =>
    namesIn(readFileSync(join(SOURCES, file), 'utf8')).map((name) => ({
      name,
      file: basename(file, '.tsx'),
    })),
  );
  return [...Map.groupBy(uses, ({ name }) => name)]
    .map(([name, ofName]): [string, string[]] => [name, ofName.map(({ file }) => file)])
    .toSorted(([one], [other]) => one.localeCompare(other));
}

const ID = 'virtual:used-icons';

/**
 * The module with the icons of the page about them. They are imported by their names, as everywhere: a page that
 * looks them up by name would load the whole set, and with it every story.
 */
export function usedIcons(): Plugin {
  return {
    name: 'perigee:used-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => {
      if (id !== `\0${ID}`) return undefined;
      const icons = filesByIcon();
      const names = icons.map(([name]) => name).join(', ');
      const list = icons.map(
        ([name, files]) => `{ name: '${name}', Icon: ${name}, files: ${JSON.stringify(files)} }`,
      );
      return `import { ${names} } from 'lucide-react';\nexport const icons = [${list.join(',\n')}];`;
    },
  };
}
