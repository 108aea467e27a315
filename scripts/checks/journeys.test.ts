import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('journeys type with the browser’s keyboard', () => {
  // Playwright's fill sets a value by script: a field that accepts no keys would pass.
  const filling = globSync('app/e2e/*.ts', { cwd: root }).filter((file) =>
    /\.fill\(|\.dispatchEvent\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(filling).toEqual([]);
});
