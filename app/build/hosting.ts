/** The page of every address except the landing page's. */
export const APP_PAGE = 'app.html';

/** The landing page. */
export const LANDING_PAGE = 'index.html';

/** The folder of files whose names contain a hash of their content. */
const ASSETS = '/assets/';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const KEPT = `public, max-age=${YEAR_SECONDS}, immutable`;
/** Browsers revalidate a page on every visit, so that a new build appears at once. */
const ASKED_AGAIN = 'no-cache';

/** A configuration file for servers of the built app, with its content. */
export interface HostingFile {
  name: string;
  text: string;
}

/**
 * Headers of every response.
 *
 * @param policy the sources that the pages may load; each page narrows it by its own policy
 */
function headersOfAll(policy: string): [name: string, value: string][] {
  return [
    // Only the header form of the policy can restrict who frames the page.
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    ['X-Frame-Options', 'DENY'],
    ['X-Content-Type-Options', 'nosniff'],
    // Links carry tokens in their query: no other server and no request log may see them.
    ['Referrer-Policy', 'strict-origin'],
  ];
}

/**
 * `_headers` and `_redirects`, as static hosts read them from the folder that they serve. A file that exists
 * is served before any redirect. Where two rules set one header the hosts join the values, so pages keep the
 * hosts' own rule, which is to revalidate.
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
  // A location that adds a header inherits none of the outer headers.
  const location = (match: string, cache: string, files: string) => [
    `location ${match} {`,
    ...headersOfAll(policy).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    // Not for errors: a missing file may exist later.
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
    // The fallback would take `/` too, which is a folder and no file.
    'handle / {',
    `\trewrite * /${LANDING_PAGE}`,
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

/** Files for servers that read their configuration from outside the folder that they serve. */
export function serverFiles(policy: string): HostingFile[] {
  return [nginxFile(policy), caddyFile(policy)];
}
