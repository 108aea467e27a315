import { below, breakpoints } from '@perigee/ui/breakpoints';
import type { User } from '@perigee/api';
import type { openLoading, RenderLoading } from '../src/prerender.tsx';
import type { RouteRecord } from '../src/routes/route-record.ts';
import { paths } from '../src/routes/paths.ts';
import { HEAD } from './head.ts';
import { patternOf, ranked, type RouteFiles } from './route-files.ts';
import { writeAsset } from './write-asset.ts';

/** The files of a page's loading state. */
interface Layouts {
  phone: string;
  wide: string;
}

/** The loading state of a page, which its visitors see before the app has loaded. */
export interface Prerendered {
  /** The pattern of the address, as a regular expression. */
  pattern: string;
  audience: RouteRecord['audience'];
  theme: 'day' | 'night';
  user: Layouts;
  /** Null for a page that visitors do not see, or see as the landing page. */
  visitor: Layouts | null;
  /** In the order of the cascade. */
  styles: readonly string[];
}

/** The widths that the layouts are rendered for, in pixels. */
const WIDTHS = { phone: 390, wide: breakpoints.xl };

/**
 * Without the head's tags and React's marks, which are of no use to a page that the app replaces. The policy allows no
 * styles in markup: the script sets them.
 */
const asFragment = (html: string) =>
  html
    .replace(HEAD, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(' style="', ' data-style="');

/** Renders the loading state of every page that has one, and writes the files of it. */
export async function writePrerendered(
  dir: string,
  {
    records,
    open,
    files,
  }: {
    records: readonly RouteRecord[];
    open: typeof openLoading;
    files: readonly RouteFiles[];
  },
): Promise<Prerendered[]> {
  // Not as .html, which some hosts would redirect to an address without it, or serve as a page.
  const write = (html: string) => writeAsset(dir, 'prerendered.txt', asFragment(html));
  const layoutsOf = async (render: RenderLoading): Promise<Layouts> => ({
    phone: write(await render(WIDTHS.phone)),
    wide: write(await render(WIDTHS.wide)),
  });
  const pages: Prerendered[] = [];
  const { fetch } = globalThis;
  // Their data is not loaded.
  globalThis.fetch = () => new Promise(() => undefined);
  try {
    const opened = await Promise.all(
      ranked(records)
        .filter(({ prerendered }) => prerendered === true)
        .map(async (record) => ({
          record,
          asUser: await open(record, 'user'),
          asVisitor:
            record.audience === 'anyone' && record.path !== paths.home
              ? await open(record, 'visitor')
              : null,
        })),
    );
    for (const { record, asUser, asVisitor } of opened) {
      const { path, audience, shell } = record;
      const pattern = patternOf(path);
      const own = files.find((page) => page.pattern === pattern);
      pages.push({
        pattern,
        audience,
        theme: shell === 'portal' || shell === 'admin' ? 'day' : 'night',
        user: await layoutsOf(asUser),
        visitor: asVisitor === null ? null : await layoutsOf(asVisitor),
        styles: [...(own?.files ?? []), ...(own?.filesOfMembers ?? [])].filter((file) =>
          file.endsWith('.css'),
        ),
      });
    }
  } finally {
    globalThis.fetch = fetch;
  }
  return pages;
}

/**
 * An inline script that shows the loading state of its page until the app takes over: that of a protected page once
 * the server has answered who the user is (P-465). It follows the script of the initial requests. An address with a
 * query may show another state, so it is left to the app.
 */
export function prerenderedScript(pages: readonly Prerendered[]): string {
  const values = [JSON.stringify(pages), JSON.stringify(below('md'))];
  const shown = `(${show.toString()})(${values.join(',')},preloadedResponses.authorization!==null,earlyReplies.user)`;
  // Without it the page is empty until the app has loaded.
  return `globalThis.prerenderedPage=${shown};prerenderedPage.catch(()=>{});`;
}

/**
 * Runs in the page as a copy of this source text: it may use nothing from outside.
 *
 * @param user rejects for a visitor
 * @returns the element of the page; rejects where none is shown
 */
async function show(
  pages: readonly Prerendered[],
  phone: string,
  isSignedIn: boolean,
  user: Promise<Pick<User, 'admin' | 'Host'>>,
): Promise<HTMLElement> {
  const page = pages.find(({ pattern }) => new RegExp(pattern).test(location.pathname));
  const layouts = isSignedIn ? page?.user : page?.visitor;
  if (page === undefined || layouts == null || location.search !== '') throw new Error();

  const mayOpen = async () => {
    if (page.audience === 'anyone') return true;
    const { admin, Host } = await user;
    return admin || page.audience === 'member' || (page.audience === 'host' && Host != null);
  };
  const styled = (href: string) =>
    new Promise<void>((resolve, reject) => {
      // Its code requests it once more, unless it is marked as loaded.
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload stylesheet', as: 'style', crossOrigin: '', href });
      link.addEventListener('error', reject);
      link.addEventListener('load', () => {
        const loaded = document.createElement('link');
        Object.assign(loaded, { rel: 'stylesheet', disabled: true, href });
        document.head.append(loaded);
        resolve();
      });
      document.head.append(link);
    });
  const response = await fetch(matchMedia(phone).matches ? layouts.phone : layouts.wide);
  if (!response.ok || !(await mayOpen())) throw new Error();
  const markup = await response.text();
  await Promise.all(page.styles.map((href) => styled(href)));
  const root = document.getElementById('root');
  // React marks its root by properties. Until then it may hold the landing page, hidden from a user who returns.
  if (root === null || Object.keys(root).length > 0) throw new Error();

  const element = document.createElement('div');
  Object.assign(element, { id: 'prerendered', inert: true, ariaHidden: 'true' });
  element.innerHTML = markup;
  for (const part of element.querySelectorAll<HTMLElement>('[data-style]')) {
    part.style.cssText = part.dataset['style'] ?? '';
  }
  document.documentElement.dataset['theme'] = page.theme;
  document.body.prepend(element);
  // In the frame in which the app shows its first page.
  new MutationObserver((_changes, observer) => {
    if (!root.hasChildNodes()) return;
    observer.disconnect();
    element.remove();
  }).observe(root, { childList: true });
  return element;
}
