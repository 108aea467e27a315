import { buildPage, type BuiltPage } from './sizes/build-page.ts';
import { componentBudgets, pageBudgets, unusedStylesBudget } from './sizes/budgets.ts';
import { exportedComponents } from './sizes/exported-components.ts';
import { unusedStyles } from './sizes/unused-styles.ts';

/** Builds at the same time. Most of a build is one thread of native code. */
const AT_ONCE = 4;

const REACT_ALONE = `
import { createElement } from 'react';
import { jsx, jsxs, Fragment } from 'react/jsx-runtime';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
globalThis.react = [createElement, jsx, jsxs, Fragment, createPortal, flushSync, createRoot];
`;

/** A page that has React, and these components of the package's entry, all that they are. */
const pageWith = (names: readonly string[]) =>
  `${REACT_ALONE}import { ${names.join(', ')} } from '@perigee/ui';\nglobalThis.ui = [${names.join(', ')}];`;

const problems: string[] = [];
const kB = (bytes: number) => bytes / 1000;
const row = (...[name = '', ...cells]: readonly string[]) => {
  const last = cells.pop() ?? '';
  const figures = cells.map((cell) => cell.padStart(9)).join('');
  process.stdout.write(`${name.padEnd(24)}${figures}   ${last}\n`);
};

async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

function report(name: string, page: BuiltPage, alone: BuiltPage, budget?: number, note = ''): void {
  const added = kB(page.bytes - alone.bytes);
  const later = kB(page.laterBytes);
  const shown = [added, later].map((size) => (size === 0 ? '' : size.toFixed(2)));
  row(name, ...shown, budget?.toFixed(2) ?? '', note);
  if (budget !== undefined && added > budget) {
    problems.push(`${name} adds ${added.toFixed(2)} kB, more than ${budget} kB.`);
  }
}

async function main(): Promise<void> {
  const exported = exportedComponents();
  const folders = [...exported.keys()].toSorted();
  const namesOf = (folder: string) => exported.get(folder) ?? [];
  for (const folder of folders) {
    if (componentBudgets[folder] === undefined) problems.push(`${folder} has no size budget.`);
  }
  for (const folder of Object.keys(componentBudgets)) {
    if (!exported.has(folder)) problems.push(`${folder} has a size budget, but is not exported.`);
  }

  const alone = await buildPage(REACT_ALONE);
  const theme = await buildPage(`${REACT_ALONE}import '@perigee/ui/theme';`);
  const pages = await inTurns(folders, (folder) => buildPage(pageWith(namesOf(folder))));
  row(`Over React (${kB(alone.bytes).toFixed(1)} kB)`, 'adds', 'later', 'budget', 'brings along');
  report('the theme, once a page', theme, alone, undefined, 'in no figure below');
  for (const [index, folder] of folders.entries()) {
    const page = pages[index] ?? alone;
    const others = page.components.filter((name) => name !== folder);
    report(folder, page, alone, componentBudgets[folder], others.join(', '));
  }

  process.stdout.write('\n');
  const { unused, components: shown } = await unusedStyles();
  for (const { components, budget } of pageBudgets) {
    const missing = components.filter((folder) => !exported.has(folder));
    if (missing.length > 0) problems.push(`Not exported: ${missing.join(', ')}.`);
    const page = await buildPage(pageWith(components.flatMap(namesOf)));
    report(`page of ${components.length}`, page, alone, budget, components.join(', '));
  }
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  row('styles it does not use', percent(unused), '', percent(unusedStylesBudget), 'with the theme');
  if (unused > unusedStylesBudget)
    problems.push('The page of all leaves too much of its styles unused.');
  const absent = pageBudgets.at(-1)?.components.filter((folder) => !shown.includes(folder)) ?? [];
  if (absent.length > 0) problems.push(`sizes/everyday.tsx does not show ${absent.join(', ')}.`);
}

await main();
for (const problem of problems) process.stderr.write(`${problem}\n`);
// The compiler of styles keeps the process alive.
process.exit(problems.length > 0 ? 1 : 0);
