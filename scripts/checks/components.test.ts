import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import type { ComponentGuide } from '../../packages/ui/src/component-guide.ts';

const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const entry = readFileSync(join(source, 'index.ts'), 'utf8');

/** Building blocks of other components, which no screen uses directly. */
const PARTS = new Set(['Field']);

const components = readdirSync(join(source, 'components'))
  .filter((name) => !PARTS.has(name))
  .toSorted();

const fileOf = (name: string, suffix: string) =>
  join(source, 'components', name, `${name}${suffix}`);

function readStories(name: string) {
  const file = fileOf(name, '.stories.tsx');
  const options = { fileName: file, makeTitle: (title: string) => title };
  return loadCsf(readFileSync(file, 'utf8'), options).parse();
}

async function readGuide(name: string): Promise<ComponentGuide> {
  const file = pathToFileURL(fileOf(name, '.guide.ts')).href;
  const { guide } = (await import(file)) as { guide: ComponentGuide };
  return guide;
}

describe('components', () => {
  it('are found', () => {
    process.stdout.write(`Components: ${components.length}\n`);
    expect(components.length).toBeGreaterThan(20);
  });

  it.each(components)('%s has its files, and a place in the entry of the package', (name) => {
    for (const suffix of ['.tsx', '.guide.ts', '.stories.tsx']) {
      expect(existsSync(fileOf(name, suffix)), `${name}${suffix}`).toBe(true);
    }
    expect(entry).toContain(`./components/${name}/${name}.tsx`);
  });

  it.each(components)('%s has a docs page with its status, and begins with its default', (name) => {
    const { meta, stories } = readStories(name);
    expect(meta.title).toBe(`Components/${name}`);
    expect(meta.tags).toContain('autodocs');
    expect(meta.tags?.filter((tag) => tag === 'ready' || tag === 'draft')).toHaveLength(1);
    expect(stories[0]?.id).toMatch(/--default$/);
  });

  it.each(components)('%s has a complete guide', async (name) => {
    const guide = await readGuide(name);
    expect(guide.use.length).toBeGreaterThan(0);
    expect(guide.accessibility.some((promise) => promise.includes('MUST'))).toBe(true);
    expect(guide.content.length).toBeGreaterThan(0);
    for (const { component } of guide.alternatives) expect(components).toContain(component);
  });
});
