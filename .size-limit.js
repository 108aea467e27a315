import { readFileSync } from 'node:fs';

const manifest = JSON.parse(
  readFileSync(new URL('app/dist-hosting/manifest.json', import.meta.url)),
);

const ENTRY = 'index.html';

/** The layouts that load beside the pages of their areas. The one of the site is part of the entry. */
const LAYOUTS = {
  'host-portal': 'src/layouts/portal-layout.tsx',
  admin: 'src/layouts/admin-layout.tsx',
};

/** What is fetched before a page is usable: the entry, the layout, the page's own chunk, and all they import. */
function firstLoad(kind, ...names) {
  const files = new Set();
  const seen = new Set();
  const add = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, css = [], imports = [] } = manifest[name];
    for (const one of kind === 'js' ? [file] : css) files.add(`app/dist/${one}`);
    for (const imported of imports) add(imported);
  };
  for (const name of [ENTRY, ...names]) add(name);
  return [...files];
}

/** Of any page, in kB. */
const BUDGET = 204;

/** Pages with a budget of their own, in kB: those that people come to first, and the large ones. */
const BUDGETS = {
  'auth/login': 152,
  // Sign-in for an event: the same page, and the event that it names.
  'auth/event-sign-in-methods': 156,
  'events/event': 157,
  'chat/matches': 190,
  'host-portal/portal': 190,
  'host-portal/event-manager': 233,
  'host-portal/update-form': 230,
  'host-portal/create-event': 230,
  'host-portal/edit-event': 230,
  'admin/waitlist': 210,
  'video/video-chat': 208,
  // Comes behind its page, while the user looks at the own picture.
  'video/ongoing-call': 220,
};

const pages = Object.entries(manifest)
  .filter(([, { isDynamicEntry }]) => isDynamicEntry)
  .flatMap(([source]) => /^src\/routes\/([\w-]+\/[\w-]+)\.tsx$/.exec(source)?.[1] ?? [])
  .map((page) => ({
    name: `JavaScript of ${page}`,
    path: firstLoad(
      'js',
      `src/routes/${page}.tsx`,
      ...Object.entries(LAYOUTS).flatMap(([area, layout]) =>
        page.startsWith(`${area}/`) ? [layout] : [],
      ),
    ),
    gzip: true,
    limit: `${BUDGETS[page] ?? BUDGET} kB`,
  }));

export default [
  {
    // What every page loads: a new page adds nothing to it but its address.
    name: 'JavaScript of / for a visitor',
    path: firstLoad('js'),
    gzip: true,
    limit: '131 kB',
  },
  {
    // What a server sends before it waits for the browser.
    name: 'HTML of /',
    path: 'app/dist/index.html',
    gzip: true,
    limit: '14 kB',
  },
  { name: 'Styles of /', path: firstLoad('css'), gzip: true, limit: '8.5 kB' },
  ...pages,
];
