// Before everything that has styles, which stand on it.
import '@perigee/ui/theme';
import { loadFonts } from '@perigee/ui/fonts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { config } from './config.ts';
import { routes } from './routes/router.tsx';
import { createServices } from './services/services.ts';

loadFonts();

const services = createServices({
  apiUrl: config.apiUrl,
  storage: localStorage,
  analyticsUrl: config.analyticsUrl,
  mapboxToken: config.mapboxToken,
  stripeKey: config.stripeKey,
});
void services.session.resume();
addEventListener('storage', services.session.followStorage);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
const app = <App services={services} router={createBrowserRouter(routes)} />;

if (root.hasChildNodes() && services.session.getState().status === 'LOGGED_OUT') {
  // The landing page was drawn when the app was built; it is taken over as it stands.
  // In small pieces, so that the page answers in between.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  root.replaceChildren();
  for (const tag of document.head.querySelectorAll('[data-landing]')) tag.remove();
  document.documentElement.removeAttribute('data-returning');
  createRoot(root).render(app);
}
