const sources = import.meta.glob<string>(
  ['../../../packages/ui/src/**/*.tsx', '!**/*.stories.tsx', '!**/*.test.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

const IMPORT = /import \{([^}]+)\} from 'lucide-react'/;

const namesIn = (code: string) =>
  (IMPORT.exec(code)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));

const fileName = (path: string) => path.replace(/^.*\//, '').replace('.tsx', '');

/** Every icon that the product imports, with the files that render it. */
export function usedIcons(): { name: string; files: string[] }[] {
  const byName = new Map<string, string[]>();
  for (const [path, code] of Object.entries(sources)) {
    for (const name of namesIn(code)) {
      byName.set(name, [...(byName.get(name) ?? []), fileName(path)]);
    }
  }
  return [...byName]
    .map(([name, files]) => ({ name, files }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
