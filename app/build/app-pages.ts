import type { Plugin } from 'vite';
import { APP_PAGE } from './prerender.ts';

/**
 * Has the preview server answer as a host of the built app does: the landing page at its address,
 * the page of the app at every other one that is not a file, and headers that no page can set.
 */
export function appPages(): Plugin {
  return {
    name: 'perigee:app-pages',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader('X-Frame-Options', 'DENY');
        response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
        const { pathname } = new URL(request.url ?? '/', 'http://preview');
        const isPage = request.headers.accept?.includes('text/html') === true;
        if (isPage && pathname !== '/') request.url = `/${APP_PAGE}`;
        next();
      });
    },
  };
}
