// Before all imports with styles, because those build on it.
import '@perigee/ui/theme';
import { EmptyState, FailedOrbit } from '@perigee/ui';
import { loadFonts } from '@perigee/ui/fonts';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';
import { createDialogHistory } from '../services/dialog-history.ts';
import { announceDemo } from './demo-event.ts';
import { DemoApp } from './DemoApp.tsx';
import { openDemo } from './demo.ts';
import { holdWorld } from './hold-world.ts';
import { cachedWorld } from './world-store.ts';

const NAME = 'perigee-demo';

async function start(): Promise<void> {
  void loadFonts();
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const problem = await holdWorld(NAME);
  if (problem !== null) {
    root.render(<EmptyState level={1} size="page" drawing={FailedOrbit} {...problem} />);
    return;
  }
  const demo = await openDemo({
    store: cachedWorld(NAME),
    storage: localStorage,
    createRouter: (routes, address) => {
      if (address !== undefined) history.pushState(null, '', `#${address}`);
      return createHashRouter(routes);
    },
    listen: async (handlers) => {
      await setupWorker(...handlers).start({
        quiet: true,
        onUnhandledFrame: 'bypass',
        serviceWorker: { url: 'mockServiceWorker.js' },
      });
    },
  });
  root.render(<DemoApp demo={demo} createDialogHistory={createDialogHistory} />);
  announceDemo(demo);
}

await start();
