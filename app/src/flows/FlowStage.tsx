import type { BrowserSandbox } from '@perigee/sandbox/browser';
import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { toastTimes } from '#.storybook/toast-times';
import { App } from '../app.tsx';
import { SANDBOX_ORIGIN } from '../demo/sandbox-origin.ts';
import { createRoutes } from '../routes/router.tsx';
import { createServices } from '../services/services.ts';
import { browserPages } from '../services/other-pages.ts';
import { createMemoryStorage } from '../services/memory-storage.ts';

export interface FlowStageProps {
  /** The sandbox behind the app. The story's play function changes its data directly. */
  sandbox: BrowserSandbox;
  /** The first address. Home by default. */
  startAt?: string;
  /** The token of a signed-in user, from `sandbox.tokenOf`. A visitor without it. */
  token?: string;
  /** Receives the addresses of payment pages, which are not part of the app: the story replaces them. */
  leave?: (url: string) => void;
}

/** The whole app with router and client, as in the browser. */
export function FlowStage({ sandbox, startAt = '/', token, leave }: FlowStageProps) {
  const [stage] = useState(() => {
    const storage = createMemoryStorage();
    if (token !== undefined) {
      // Any user id and chat token will do: the server identifies the user by the token.
      for (const key of ['token', 'userId', 'chatToken']) storage.setItem(key, token);
    }
    const otherPages = { ...browserPages, ...(leave !== undefined && { leave }) };
    const services = createServices({ apiUrl: SANDBOX_ORIGIN, storage, otherPages });
    return {
      services,
      router: createMemoryRouter(createRoutes(services), { initialEntries: [startAt] }),
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
