import type { BrowserSandbox } from '@perigee/sandbox/browser';
import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { routes } from '../routes/router.tsx';
import { createServices } from '../services/services.ts';
import { createMemoryStorage } from '../services/memory-storage.ts';

/** The address that the stage's app calls; the story's sandbox answers it inside the tab. */
export const SANDBOX_ORIGIN = 'http://sandbox.test';

export interface FlowStageProps {
  /** The sandbox behind the app. The story's play function acts on the world through it. */
  sandbox: BrowserSandbox;
}

/** The whole app, router and client included, as somebody meets it for the first time. */
export function FlowStage({ sandbox }: FlowStageProps) {
  const [stage] = useState(() => ({
    services: createServices({ apiUrl: SANDBOX_ORIGIN, storage: createMemoryStorage() }),
    router: createMemoryRouter(routes),
  }));
  useEffect(
    () => () => {
      stage.services.session.logOut();
      void sandbox.stop();
    },
    [stage, sandbox],
  );
  return <App {...stage} />;
}
