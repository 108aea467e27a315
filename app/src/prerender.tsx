import '@perigee/ui/theme';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { config } from './config.ts';
import { createMemoryStorage } from './services/memory-storage.ts';
import { records } from './routes/records.ts';
import { createRoutes, LANDING_DATA } from './routes/router.tsx';
import { createServices } from './services/services.ts';

/** The exports that the build uses to prerender and to describe the pages. */
export { records };
export { CURRENT_USER_URL } from '@perigee/api';
export const { apiUrl } = config;

/**
 * The landing page for a visitor. React writes the tags for the document's head, such as the title, before
 * everything else.
 */
export function renderLanding(): string {
  const services = createServices({ apiUrl: config.apiUrl, storage: createMemoryStorage() });
  const router = createMemoryRouter(createRoutes(services), { hydrationData: LANDING_DATA });
  return renderToString(<App services={services} router={router} />);
}
