import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteObject } from 'react-router-dom';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { FirstCalls } from '../src/first-calls.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { earlyCallsScript } from './early-calls.ts';
import {
  APP_PAGE,
  LANDING_PAGE,
  serverFiles,
  staticHostFiles,
  type HostingFile,
} from './hosting.ts';
import { filesBeside, preloadScript, routeFiles } from './route-files.ts';
import { warmUpScript } from './warm-up.ts';

/** What stands in the head of the document: React writes it first. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Which files a module needs, as Vite writes it: for the build and its checks, not for visitors. */
const MANIFEST = '.vite/manifest.json';

const CHARSET = '<meta charset="utf-8" />';

const APP_SCRIPT = /<script type="module"[^>]*><\/script>/;

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/** What a member sees at the address of the landing page. */
const MEMBER_HOME = 'src/routes/waitlist/member-home.tsx';

/** What stands over every page of somebody who is signed in. */
const MEMBER_HEADER = 'src/routes/shell/member-header.tsx';

/**
 * Somebody who was here before is not shown the landing page: what a visitor sees would flash by.
 * Runs before anything is painted, and asks for what is shown instead; main.tsx begins anew then.
 */
const forMembers = (preload: string) =>
  `try{if(localStorage.getItem('token')){document.documentElement.setAttribute('data-returning','');${preload}}}catch{}`;
const HIDDEN = '[data-returning] #root{display:none}';

/**
 * After the build: draws the landing page into index.html with its styles, so that it is seen before
 * any script has come, and gives all other addresses a page without it. Both get a
 * Content-Security-Policy. Writes the files of {@link staticHostFiles} to them, and beside the built
 * folder what is not to be served.
 */
export function prerenderLanding(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'perigee:prerender-landing',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async ({ dir = '' }) => {
        const page = readFileSync(join(dir, LANDING_PAGE), 'utf8');
        const env = config.env as Record<string, string | undefined>;
        const server = await buildServer(config);
        const policy = (inline: { scripts: string[]; styles: string[] }) =>
          contentSecurityPolicy({
            apiUrl: server.apiUrl,
            hasStripe: env['VITE_STRIPE_KEY'] !== undefined,
            hasMapbox: env['VITE_MAPBOX_TOKEN'] !== undefined,
            collectors: [env['VITE_ANALYTICS_URL'], env['VITE_ERROR_REPORT_URL']].filter(
              (url) => url !== undefined,
            ),
            inline,
          });
        const client = readManifest(dir);
        const everywhere = (source: string) =>
          preloadScript([{ pattern: '', files: filesBeside(client, source) }]);
        const early = earlyCallsScript(server.firstCalls, server) + warmUpScript;
        const forSignedIn = `if(earlyReplies.authorization)${everywhere(MEMBER_HEADER)};`;
        const preload =
          early + forSignedIn + preloadScript(routeFiles(server.routes, client, server.manifest));
        writeFileSync(
          join(dir, APP_PAGE),
          withScript(page, preload, policy({ scripts: [preload], styles: [] })),
        );
        const script = forMembers(early + forSignedIn + everywhere(MEMBER_HOME));
        const styles = landingStyles(page, dir);
        const inline = { scripts: [script], styles: [styles] };
        const landing = drawLanding(page, server.landing, {
          script,
          styles,
          policy: policy(inline),
        });
        writeFileSync(join(dir, LANDING_PAGE), landing);

        // One for all pages, since a host knows only addresses.
        const shared = policy({ scripts: [preload, script], styles: [styles] });
        writeFiles(dir, staticHostFiles(shared));
        const beside = `${dir}-hosting`;
        mkdirSync(beside, { recursive: true });
        writeFiles(beside, serverFiles(shared));
        renameSync(join(dir, MANIFEST), join(beside, 'manifest.json'));
        rmSync(join(dir, dirname(MANIFEST)), { recursive: true });
      },
    },
  };
}

const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/**
 * The policy stands before all that it is about, but for the encoding, which is looked for in the
 * first kilobyte alone. The script stands after the app's, which is to be asked for first, and before
 * its styles, which it would wait for.
 */
const withScript = (page: string, script: string, policy: string) =>
  page
    .replace(CHARSET, '')
    .replace('<head>', () => `<head>${CHARSET}${policyTag(policy)}`)
    .replace(APP_SCRIPT, (tag) => `${tag}${styleHints(page)}<script>${script}</script>`);

/** The styles of every page are asked for before those of the page itself. */
const styleHints = (page: string) =>
  hrefsOf(page)
    .map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`)
    .join('');

const hrefsOf = (page: string) => [...page.matchAll(STYLESHEET)].map(([, href = '']) => href);

function writeFiles(dir: string, files: readonly HostingFile[]): void {
  for (const { name, text } of files) writeFileSync(join(dir, name), text);
}

/** The styles that stand in the landing page. */
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
  // Marked as there, so that the parts that are loaded later do not fetch them again.
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

/** Tags of the landing page alone, for whoever begins with another one. */
const marked = (head: string) => head.replaceAll(/<(title|meta|link)/g, '<$1 data-landing');

const readManifest = (dir: string) =>
  JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Manifest;

/** Builds the app for where there is no browser: the landing page as it is drawn there, and the routes. */
async function buildServer({ root, mode }: ResolvedConfig) {
  // Where its imports are found. A workspace whose packages all lie further up has no such folder.
  const packages = join(root, 'node_modules');
  mkdirSync(packages, { recursive: true });
  const folder = mkdtempSync(join(packages, '.prerender-'));
  try {
    await build({
      root,
      mode,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, manifest: true },
    });
    const built = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as {
      renderLanding: () => string;
      routes: readonly RouteObject[];
      firstCalls: readonly FirstCalls[];
      sessionCall: string;
      apiUrl: string;
    };
    return {
      ...built,
      landing: built.renderLanding(),
      manifest: readManifest(folder),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
