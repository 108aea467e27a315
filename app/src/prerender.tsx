import '@perigee/ui/theme';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { config } from './config.ts';
import { createMemoryStorage } from './services/memory-storage.ts';
import { routes } from './routes/router.tsx';
import { createServices } from './services/services.ts';

/** What the build draws beforehand, and what it asks about the pages. */
export { routes };
export { firstCalls, sessionCall } from './first-calls.ts';
export const { apiUrl } = config;

/**
 * The landing page as a visitor meets it. React puts what belongs into the head of the document,
 * titles and such, before everything else.
 */
export function renderLanding(): string {
  const services = createServices({ apiUrl: config.apiUrl, storage: createMemoryStorage() });
  return renderToString(<App services={services} router={createMemoryRouter(routes)} />);
}
