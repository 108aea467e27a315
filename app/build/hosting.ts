/** The page of every address but the landing's. */
export const APP_PAGE = 'app.html';

/** The page of the landing. */
export const LANDING_PAGE = 'index.html';

/** Where the names of files say what is in them. */
const ASSETS = '/assets/';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const KEPT = `public, max-age=${YEAR_SECONDS}, immutable`;
/** A page is asked for again each time, so that a new build is seen at once. */
const ASKED_AGAIN = 'no-cache';

/** A file for those who serve the built app, and what is in it. */
export interface HostingFile {
  name: string;
  text: string;
}

/**
 * Headers of every reply.
 *
 * @param policy what the pages may load; each page narrows it by a policy of its own
 */
function headersOfAll(policy: string): [name: string, value: string][] {
  return [
    // Only as a header it says who may put the page into a frame.
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    ['X-Frame-Options', 'DENY'],
    ['X-Content-Type-Options', 'nosniff'],
    // Links carry tokens in their query: no other server, nor a log of requests, may see them.
    ['Referrer-Policy', 'strict-origin'],
  ];
}

/**
 * `_headers` and `_redirects`, as static hosts read them out of the folder that they serve. A file that
 * exists is served before any redirect. Where two rules set one header the hosts join the values, so
 * that pages are left to the hosts' own rule, which is to ask again.
 */
export function staticHostFiles(policy: string): HostingFile[] {
  const lines = headersOfAll(policy).map(([name, value]) => `  ${name}: ${value}`);
  return [
    {
      name: '_headers',
      text: ['/*', ...lines, `${ASSETS}*`, `  Cache-Control: ${KEPT}`, ''].join('\n'),
    },
    {
      name: '_redirects',
      text: [`${ASSETS}* /${APP_PAGE} 404`, `/* /${APP_PAGE} 200`, ''].join('\n'),
    },
  ];
}

/** To be included in a `server` of nginx whose `root` is the built app. */
function nginxFile(policy: string): HostingFile {
  // A location that adds a header has none of those around it.
  const location = (match: string, cache: string, files: string) => [
    `location ${match} {`,
    ...headersOfAll(policy).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    // Not of a failure: a file that is missing may come.
    `    add_header Cache-Control "${cache}";`,
    `    try_files ${files};`,
    '}',
  ];
  const text = [
    ...location('= /', ASKED_AGAIN, `/${LANDING_PAGE} =404`),
    ...location(ASSETS, KEPT, '$uri =404'),
    ...location('/', ASKED_AGAIN, `$uri /${APP_PAGE}`),
    '',
  ].join('\n');
  return { name: 'nginx.conf', text };
}

/** To be imported into a site of Caddy whose `root` is the built app. */
function caddyFile(policy: string): HostingFile {
  const text = [
    'header {',
    ...headersOfAll(policy).map(([name, value]) => `\t${name} "${value}"`),
    '}',
    `@assets path ${ASSETS}*`,
    '@kept {',
    `\tpath ${ASSETS}*`,
    '\tfile',
    '}',
    `@pages not path ${ASSETS}*`,
    `header @kept Cache-Control "${KEPT}"`,
    `header @pages Cache-Control "${ASKED_AGAIN}"`,
    'handle @assets {',
    '\tfile_server',
    '}',
    'handle {',
    `\ttry_files {path} /${APP_PAGE}`,
    '\tfile_server',
    '}',
    '',
  ].join('\n');
  return { name: 'Caddyfile', text };
}

/** Files for servers that take their configuration from elsewhere than the folder that they serve. */
export function serverFiles(policy: string): HostingFile[] {
  return [nginxFile(policy), caddyFile(policy)];
}
