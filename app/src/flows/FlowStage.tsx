import type { BrowserSandbox } from '@perigee/sandbox/browser';
import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { toastTimes } from '#.storybook/toast-times';
import { App } from '../app.tsx';
import { withRetriedPages } from '../routes/retried-pages.tsx';
import { routes } from '../routes/router.tsx';
import { createServices } from '../services/services.ts';
import { createMemoryStorage } from '../services/memory-storage.ts';

/** The address that the stage's app calls; the story's sandbox answers it inside the tab. */
export const SANDBOX_ORIGIN = 'http://sandbox.test';

export interface FlowStageProps {
  /** The sandbox behind the app. The story's play function acts on the world through it. */
  sandbox: BrowserSandbox;
  /** Where somebody comes in. Home, if nothing is said. */
  startAt?: string;
  /** Of whoever is signed in already, from `sandbox.tokenOf`. Without it a visitor comes. */
  token?: string;
  /** Hears of payment pages, which are no part of the app: the story stands for them. */
  leave?: (url: string) => void;
}

/** The whole app, router and client included, as somebody meets it. */
export function FlowStage({ sandbox, startAt = '/', token, leave }: FlowStageProps) {
  const [stage] = useState(() => {
    const storage = createMemoryStorage();
    if (token !== undefined) {
      // Any user and chat token will do: who it is, the server says.
      for (const key of ['token', 'userId', 'chatToken']) storage.setItem(key, token);
    }
    return {
      services: createServices({ apiUrl: SANDBOX_ORIGIN, storage, leave }),
      router: createMemoryRouter(withRetriedPages(routes), { initialEntries: [startAt] }),
    };
  });
  useEffect(() => {
    void stage.services.session.resume();
    return () => {
      stage.services.session.logOut();
      void sandbox.stop();
    };
  }, [stage, sandbox]);
  return <App {...stage} toastTimes={toastTimes} />;
}
