import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ComponentGuide } from '../../packages/ui/src/component-guide.ts';
import { COMPONENT_GROUPS } from '../component-groups.ts';
import { root, storyFiles } from './story-files.ts';

const source = `${root}packages/ui/src`;
const entry = readFileSync(`${source}/index.ts`, 'utf8');

/** Building blocks of other components, which no screen uses directly. */
const PARTS = new Set(['Field']);

const components = readdirSync(`${source}/components`).filter((name) => !PARTS.has(name));

const guides = import.meta.glob<ComponentGuide>('../../packages/ui/src/components/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

it('components are found', () => {
  process.stdout.write(`Components: ${components.length}\n`);
  expect(components.length).toBeGreaterThan(20);
});

it.each(components)('%s is exported, and documented by its stories', (name) => {
  expect(entry).toContain(`./components/${name}/${name}.tsx`);
  const [file] = storyFiles(`packages/ui/src/components/${name}/${name}.stories.tsx`);
  expect(COMPONENT_GROUPS.map((group) => `Components/${group}/${name}`)).toContain(file?.title);
  expect(file?.text).toMatch(/parameters: \{[^}]*\bguide\b/);
  expect(file?.tags.filter((tag) => tag === 'ready' || tag === 'draft')).toHaveLength(1);
  expect(file?.stories[0]).toMatch(/--default$/);
});

it.each(components)('%s has a complete guide', (name) => {
  const guide = guides[`../../packages/ui/src/components/${name}/${name}.guide.ts`];
  expect(guide?.use).not.toEqual([]);
  expect(guide?.accessibility.join(' ')).toContain('MUST');
  expect(guide?.content).not.toEqual([]);
  for (const { component } of guide?.alternatives ?? []) expect(components).toContain(component);
});
