import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { openLoading } from '../src/prerender.tsx';
import { paths } from '../src/routes/paths.ts';
import type { RouteRecord } from '../src/routes/route-record.ts';
import { SETTINGS_ID, type Settings } from '../src/settings.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { buildFirstContent, firstContentScript } from './first-content.ts';
import { HEAD } from './head.ts';
import { initialRequests, initialRequestsScript } from './initial-requests.ts';
import {
  APP_PAGE,
  LANDING_PAGE,
  serverFiles,
  staticHostFiles,
  type HostingFile,
} from './hosting.ts';
import { prerenderedScript, writePrerendered } from './prerendered.ts';
import {
  filesBeside,
  patternOf,
  preloadScript,
  routeFiles,
  type RouteFiles,
} from './route-files.ts';
import { settingsOfEnvironment } from './settings.ts';
import { warmUpScript } from './warm-up.ts';
import { writeAsset } from './write-asset.ts';

/** The files that each module needs, as Vite writes them: for the build and its checks, not for visitors. */
const MANIFEST = 'manifest.json';

const CHARSET = '<meta charset="utf-8" />';

const APP_SCRIPT = /<script type="module"[^>]*><\/script>/;

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/** The home that a member sees at the address of the landing page. */
const MEMBER_HOME = 'src/routes/waitlist/member-home.tsx';

/** Shows the first content of that home. */
const HOME_FIRST_CONTENT = 'src/routes/waitlist/first-content.ts';

/** The header of every page for a signed-in user. */
const MEMBER_HEADER = 'src/layouts/member-header.tsx';

/**
 * Hides the landing page from a user with a stored session, who would see it flash by. Runs before the
 * first paint and preloads what is shown instead; main.tsx then renders from scratch.
 */
const forMembers = (preload: string) =>
  `try{if(localStorage.getItem('token')){document.documentElement.setAttribute('data-returning','');${preload}}}catch{}`;
const HIDDEN = '[data-returning] #root{display:none}';

/** In the hosting folder: the page as Vite writes it, before anything is rendered into it. */
export const TEMPLATE = 'page.html';

/** In the hosting folder: the script with the first content of a member's home. */
const FIRST_CONTENT = 'first-content.js';

/** In the hosting folder: the app built to render without a browser. */
const SERVER = 'server';

/** The folder beside a built one: files that are not served, the sources of its pages. */
export const hostingFolder = (dir: string): string => `${dir}-hosting`;

/**
 * Keeps the sources of the pages beside the built folder, and writes the pages for the settings of the
 * environment. `app/build/configure.ts` writes them for other settings.
 */
export function pages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'perigee:pages',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) =>
        server === undefined ? html : withSettings(html, settingsOfEnvironment()),
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async ({ dir = '' }) => {
        const kept = hostingFolder(dir);
        rmSync(kept, { recursive: true, force: true });
        mkdirSync(kept, { recursive: true });
        renameSync(join(dir, LANDING_PAGE), join(kept, TEMPLATE));
        renameSync(join(dir, '.vite', MANIFEST), join(kept, MANIFEST));
        rmSync(join(dir, '.vite'), { recursive: true });
        await buildServer(config, join(kept, SERVER));
        await buildFirstContent(HOME_FIRST_CONTENT, {
          root: config.root,
          dir: kept,
          file: FIRST_CONTENT,
        });
        await writePages(dir);
      },
    },
  };
}

/**
 * Writes the pages of a built app for the settings of the environment: the landing page, rendered with its
 * styles so that it shows before any script is loaded, and a page without it for all other addresses. Both
 * carry the settings and a Content-Security-Policy. The files of {@link staticHostFiles} are written beside
 * them, those of {@link serverFiles} beside the built folder.
 */
export async function writePages(dir: string): Promise<void> {
  const kept = hostingFolder(dir);
  const settings = settingsOfEnvironment();
  const page = withSettings(readFileSync(join(kept, TEMPLATE), 'utf8'), settings);
  const client = readManifest(kept);
  const server = await importServer(join(kept, SERVER), settings);
  const policy = (inline: { scripts: string[]; styles: string[] }) =>
    contentSecurityPolicy({
      apiUrl: server.apiUrl,
      hasStripe: settings.stripeKey !== undefined,
      hasMapbox: settings.mapboxToken !== undefined,
      livekitUrl: settings.livekitUrl,
      twilioRegion: settings.twilioRegion,
      collectors: [settings.analyticsUrl, settings.errorReportUrl].filter(
        (url) => url !== undefined,
      ),
      inline,
    });
  const home: RouteFiles = {
    pattern: patternOf(paths.home),
    files: [
      ...new Set([MEMBER_HEADER, MEMBER_HOME].flatMap((source) => filesBeside(client, source))),
    ],
    filesOfMembers: [],
  };
  const { CURRENT_USER_URL: sessionUrl, apiUrl } = server;
  const requests = await initialRequests(server.records, apiUrl);
  const files = [home, ...routeFiles(server.records, client, server.manifest)];
  const prerendered = await writePrerendered(dir, {
    records: server.records,
    open: server.openLoading,
    files,
  });
  /** What some of the pages request and show before the app has loaded. */
  const earlyScript = (isOne: (page: { pattern: string }) => boolean) =>
    initialRequestsScript(requests.filter(isOne), { sessionUrl, apiUrl }) +
    warmUpScript +
    preloadScript(files.filter(isOne), prerendered) +
    prerenderedScript(prerendered.filter(isOne));
  const isHome = ({ pattern }: { pattern: string }) => pattern === home.pattern;

  const preload = minified(earlyScript((one) => !isHome(one)) + firstContentScript(requests));
  writeFileSync(
    join(dir, APP_PAGE),
    withScript(page, preload, policy({ scripts: [preload], styles: [] })),
  );
  const firstContent = writeAsset(
    dir,
    FIRST_CONTENT,
    readFileSync(join(kept, FIRST_CONTENT), 'utf8'),
  );
  const ofHome = `import('${firstContent}').catch(()=>{});`;
  const script = minified(forMembers(earlyScript(isHome) + ofHome));
  const styles = landingStyles(page, dir);
  const inline = { scripts: [script], styles: [styles] };
  const landing = drawLanding(page, server.renderLanding(), {
    script,
    styles,
    policy: policy(inline),
  });
  writeFileSync(join(dir, LANDING_PAGE), landing);

  // One policy for all pages, since a host can tell them apart only by address.
  const shared = policy({ scripts: [preload, script], styles: [styles] });
  writeFiles(dir, staticHostFiles(shared));
  writeFiles(kept, serverFiles(shared));
}

/** The page with the settings in it, in the format that `readSettings` reads. */
export function withSettings(page: string, settings: Settings): string {
  // The text must not close its own element.
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  return page.replace(
    '</head>',
    () => `<script type="application/json" id="${SETTINGS_ID}">${json}</script></head>`,
  );
}

const minified = (script: string) => minifySync('early.js', script).code;

const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/**
 * The policy precedes everything that it restricts, except the encoding, which browsers look for in the first
 * kilobyte only. The script follows the app's script, which has to be requested first, and precedes its
 * styles, which it would wait for.
 */
const withScript = (page: string, script: string, policy: string) =>
  page
    .replace(CHARSET, '')
    .replace('<head>', () => `<head>${CHARSET}${policyTag(policy)}`)
    .replace(APP_SCRIPT, (tag) => `${tag}${styleHints(page)}<script>${script}</script>`);

/** Preloads the styles of every page before the page's own styles. */
const styleHints = (page: string) =>
  hrefsOf(page)
    .map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`)
    .join('');

const hrefsOf = (page: string) => [...page.matchAll(STYLESHEET)].map(([, href = '']) => href);

function writeFiles(dir: string, files: readonly HostingFile[]): void {
  for (const { name, text } of files) writeFileSync(join(dir, name), text);
}

/** The inline styles of the landing page. */
const landingStyles = (page: string, dir: string) =>
  hrefsOf(page)
    .map((href) => readFileSync(join(dir, href), 'utf8'))
    .join('') + HIDDEN;

function drawLanding(
  page: string,
  html: string,
  { script, styles, policy }: { script: string; styles: string; policy: string },
): string {
  const head = HEAD.exec(html)?.[0] ?? '';
  const files = hrefsOf(page);
  // Marked as loaded, so that code that is loaded later does not fetch the styles again.
  const known = files.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('');
  return withScript(
    page
      .replaceAll(STYLESHEET, '')
      .replace('</head>', () => `${marked(head)}<style>${styles}</style>${known}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html.slice(head.length)}</div>`),
    script,
    policy,
  );
}

/** Marks the head tags of the landing page, which main.tsx removes where another page is shown. */
const marked = (head: string) => head.replaceAll(/<(title|meta|link)/g, '<$1 data-landing');

const readManifest = (dir: string) =>
  JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Manifest;

/** Builds the app with all its imports for rendering without a browser. */
async function buildServer({ root, mode }: ResolvedConfig, outDir: string): Promise<void> {
  await build({
    root,
    mode,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, manifest: MANIFEST },
  });
}

/** The landing page, rendered without a browser, and the app's information about its pages. */
async function importServer(dir: string, settings: Settings) {
  Object.assign(globalThis, { settings });
  const built = (await import(pathToFileURL(join(dir, 'prerender.js')).href)) as {
    renderLanding: () => string;
    openLoading: typeof openLoading;
    records: readonly RouteRecord[];
    CURRENT_USER_URL: string;
    apiUrl: string;
  };
  return { ...built, manifest: readManifest(dir) };
}
