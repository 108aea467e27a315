import { readFileSync } from 'node:fs';

/** The scripts that a page asks for before it is usable: its entry and everything that it imports. */
function firstLoad(entry) {
  const manifest = JSON.parse(
    readFileSync(new URL('app/dist/.vite/manifest.json', import.meta.url)),
  );
  const files = new Set();
  const add = (name) => {
    const { file, imports = [] } = manifest[name];
    if (files.has(file)) return;
    files.add(file);
    for (const imported of imports) add(imported);
  };
  add(entry);
  return [...files].map((file) => `app/dist/${file}`);
}

export default [
  {
    name: 'JavaScript of / for a visitor',
    path: firstLoad('index.html'),
    gzip: true,
    limit: '125 kB',
  },
];
