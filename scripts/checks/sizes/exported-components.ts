import { readFileSync } from 'node:fs';

const INDEX = new URL('../../../packages/ui/src/index.ts', import.meta.url);
const EXPORT = /export \{(?<names>[^}]*)\} from '\.\/components\/(?<folder>\w+)\//g;

/** The component folders that @perigee/ui exports something from, with the names of their values. */
export function exportedComponents(): Map<string, string[]> {
  const exported = new Map<string, string[]>();
  for (const { groups } of readFileSync(INDEX, 'utf8').matchAll(EXPORT)) {
    const { names = '', folder = '' } = groups ?? {};
    const values = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    if (values.length > 0) exported.set(folder, [...(exported.get(folder) ?? []), ...values]);
  }
  return exported;
}
