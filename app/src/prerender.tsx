import '@perigee/ui/theme';
import type { SessionState, User } from '@perigee/api';
import { FEATURE_ACTIONS } from '@perigee/domain/waitlist';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { config } from './config.ts';
import { createMemoryStorage } from './services/memory-storage.ts';
import { records } from './routes/records.ts';
import type { RouteRecord } from './routes/route-record.ts';
import { createRoutes, LANDING_DATA } from './routes/router.tsx';
import { createServices } from './services/services.ts';

/** The exports that the build uses to prerender and to describe the pages. */
export { records };
export { CURRENT_USER_URL } from '@perigee/api';
export const { apiUrl } = config;

const servicesOfBuild = () =>
  createServices({ apiUrl: config.apiUrl, storage: createMemoryStorage() });

/**
 * The landing page for a visitor. React writes the tags for the document's head, such as the title, before
 * everything else.
 */
export function renderLanding(): string {
  const services = servicesOfBuild();
  const router = createMemoryRouter(createRoutes(services), { hydrationData: LANDING_DATA });
  return renderToString(<App services={services} router={router} />);
}

/** A user who may open the page and has answered everything, and of whom nothing else is known. */
const unknownUser = (audience: RouteRecord['audience']): User => ({
  id: 0,
  name: '',
  firstName: '',
  lastName: '',
  username: null,
  email: null,
  phoneNumber: '',
  profileImage: null,
  images: [],
  points: 0,
  admin: audience === 'admin',
  ...(audience === 'host' && { Host: { id: 0, level: 0 } }),
  waitlist: false,
  waitlistStatus: 'yes',
  completedOnboarding: true,
  applicationStatuses: FEATURE_ACTIONS.map((action) => ({ action, completed: true })),
});

/** Where anyone may open the page, it shows no more than that its user is being checked. */
function stateOf(audience: RouteRecord['audience'], viewer: Viewer): SessionState {
  const first = { problem: null, ended: null };
  if (viewer === 'visitor') return { status: 'LOGGED_OUT', user: null, ...first };
  return audience === 'anyone'
    ? { status: 'LOGGING_IN', user: null, ...first }
    : { status: 'LOGGED_IN', user: unknownUser(audience), ...first };
}

/** Whether a media query of a width matches; all others do not. */
function fitsWidth(query: string, width: number): boolean {
  const [, side, limit] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(query) ?? [];
  return side === 'min' ? width >= Number(limit) : width <= Number(limit);
}

export type Viewer = 'visitor' | 'user';

/**
 * Renders the loading state of an opened page as markup for the app's root.
 *
 * @param width of the window, in pixels
 * @returns rejects if a component of the page cannot render without a browser
 */
export type RenderLoading = (width: number) => Promise<string>;

/**
 * Opens a page in its loading state, which takes as long as the app waits at its start: so all are opened at once.
 * They are rendered one at a time, because they share the globals.
 */
export async function openLoading(
  { path, audience }: RouteRecord,
  viewer: Viewer,
): Promise<RenderLoading> {
  const { session, ...services } = servicesOfBuild();
  const state = stateOf(audience, viewer);
  const loading = { ...services, session: { ...session, getState: () => state } };
  const router = createMemoryRouter(createRoutes(loading), {
    initialEntries: [path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '~')],
  });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
  });
  return async (width) => {
    // The parts of a browser that pages read while they render. Its storage, which keeps drafts, is empty.
    Object.assign(globalThis, {
      location: new URL('https://app.invalid'),
      matchMedia: (query: string) => ({ matches: fitsWidth(query, width) }),
      localStorage: createMemoryStorage(),
      sessionStorage: createMemoryStorage(),
    });
    const errors: unknown[] = [];
    const { prelude } = await prerender(<App services={loading} router={router} />, {
      onError: (error) => void errors.push(error),
      // All in one piece, without the scripts that would put the parts together.
      progressiveChunkSize: Infinity,
    });
    const html = await new Response(prelude).text();
    if (errors.length > 0) {
      throw new Error(`The loading state of ${path} did not render.`, { cause: errors[0] });
    }
    return html;
  };
}
