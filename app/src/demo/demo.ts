import type { Session } from '@perigee/api';
import {
  sandboxHandlers,
  type BrowserSandboxOptions,
  type SentMessage,
} from '@perigee/sandbox/browser';
import { http, type HttpHandler, type WebSocketHandler } from 'msw';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { config } from '../config.ts';
import { createRoutes } from '../routes/router.tsx';
import { createServices, type Services } from '../services/services.ts';
import { accounts, VISITOR } from './accounts.ts';
import { aheadOfMachine, setPageClock } from './page-clock.ts';
import { SANDBOX_ORIGIN } from './sandbox-origin.ts';
import { createSandboxPages, type SandboxPagesControls } from './sandbox-pages.ts';
import type { WorldStore } from './world-store.ts';
import { openWorld } from './world.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The part of a demonstration that changes. */
interface DemoState {
  /** Replaced where a browser would load the page again. */
  router: Router;
  /** The number of routers so far. */
  visit: number;
  /** The address of the page, from the root of the product. */
  address: string;
  /** One of `accounts`, or null for another account of the demonstration. */
  account: string | null;
  /** The difference of its clock to the machine's, in milliseconds. */
  aheadMs: number;
  /** The outbox, the newest message first. */
  messages: readonly SentMessage[];
  /** False while changes wait to be stored. */
  isStored: boolean;
  /** The document of a page outside of the product, in front of it. */
  otherPage: string | null;
}

/** The product with its world inside this tab. */
export interface Demo extends SandboxPagesControls {
  services: Services;
  accounts: typeof accounts;
  getState: () => DemoState;
  subscribe: (listener: () => void) => () => void;
  /** Signs in to one of `accounts`, and opens its home. */
  openAs: (account: string) => Promise<void>;
  setTime: (at: Date) => Promise<void>;
  /** Opens an address of the product, as from a message. */
  open: (link: string) => void;
  /** Deletes the world, and makes a new one. */
  reset: () => Promise<void>;
}

export interface DemoOptions extends Pick<BrowserSandboxOptions, 'random'> {
  /** Keeps the world. Without it the world ends with the page. */
  store?: WorldStore;
  /** Keeps the session and the clock. */
  storage: Storage;
  /** The time at which the clock begins when the world is made. Without it the clock is the machine's. */
  startAt?: Date;
  /** @param address where it starts; undefined for the address of the browser */
  createRouter: (routes: RouteObject[], address?: string) => Router;
  /** Answers the requests to SANDBOX_ORIGIN from now on. */
  listen: (handlers: (HttpHandler | WebSocketHandler)[]) => Promise<void> | void;
}

const AHEAD_KEY = 'demo-ahead-ms';

function accountOf({ status, user }: ReturnType<Session['getState']>): string | null {
  if (status === 'LOGGED_OUT') return VISITOR;
  return accounts.find(({ phone }) => phone !== null && phone === user?.phoneNumber)?.value ?? null;
}

/** Starts the product with a sandbox inside this tab. */
export async function openDemo(options: DemoOptions): Promise<Demo> {
  const { storage, createRouter, listen, startAt, store, random } = options;
  const listeners = new Set<() => void>();
  /** Starts the clock, and returns how far it is ahead: before a world is made, and again once it is. */
  const startClock = (): number => {
    const firstAheadMs = startAt === undefined ? 0 : aheadOfMachine(startAt);
    const aheadMs = Number(storage.getItem(AHEAD_KEY) ?? firstAheadMs);
    setPageClock(aheadMs);
    return aheadMs;
  };
  const startAheadMs = startClock();

  const world = openWorld({
    store,
    ...(random !== undefined && { random }),
    now: () => new Date(),
    publicUrl: SANDBOX_ORIGIN,
    webUrl: location.origin,
    waitlistMode: config.waitlistMode,
    onSent: () => void readMessages(),
    onStored: (isStored) => set({ isStored }),
  });
  await listen([
    // Pictures of the seed are files beside the page.
    http.get(`${SANDBOX_ORIGIN}/pictures/*`, ({ request }) =>
      Response.redirect(new URL(`.${new URL(request.url).pathname}`, document.baseURI)),
    ),
    ...sandboxHandlers(world, SANDBOX_ORIGIN),
  ]);

  const { controls, otherPages } = createSandboxPages({
    fetch: world.fetch,
    show: (otherPage) => set({ otherPage }),
    open: (address = state.address) => visit(address),
  });
  const services = createServices({ apiUrl: SANDBOX_ORIGIN, storage, otherPages });
  const { session, queryClient } = services;
  void session.resume();
  const routes = createRoutes(services);

  const addressOf = ({ state: { location } }: Router) => location.pathname + location.search;
  const startRouter = (address?: string): Router => {
    const router = createRouter(routes, address);
    router.subscribe(() => set({ address: addressOf(router) }));
    return router;
  };
  const router = startRouter();
  let state: DemoState = {
    router,
    visit: 1,
    address: addressOf(router),
    account: accountOf(session.getState()),
    aheadMs: startAheadMs,
    messages: [],
    isStored: store === undefined,
    otherPage: null,
  };

  function set(change: Partial<DemoState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Loads a page as from an address bar: nothing of the last page is left. */
  function visit(address: string): void {
    state.router.dispose();
    const next = startRouter(address);
    set({ router: next, visit: state.visit + 1, address: addressOf(next), otherPage: null });
  }

  async function readMessages(): Promise<void> {
    const sandbox = await world.current();
    set({ messages: await sandbox.outbox() });
  }

  async function signIn(phone: string): Promise<void> {
    const token = await (await world.current()).tokenOf(phone);
    // Any user id and chat token will do: the sandbox identifies the user by the token.
    await session.signIn({ token, userId: token, chatToken: token });
  }

  session.subscribe(() => set({ account: accountOf(session.getState()) }));
  await readMessages();
  set({ aheadMs: startClock() });
  // A new world, or one whose tables are up to date now.
  world.storeSoon();

  return {
    ...controls,
    services,
    accounts,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openAs: async (value) => {
      const { phone = null, home = '/' } = accounts.find((each) => each.value === value) ?? {};
      if (phone === null) {
        visit(home);
        session.logOut();
        return;
      }
      await signIn(phone);
      visit(home);
    },
    setTime: async (at) => {
      const aheadMs = aheadOfMachine(at);
      storage.setItem(AHEAD_KEY, String(aheadMs));
      setPageClock(aheadMs);
      set({ aheadMs });
      const phone = session.getState().user?.phoneNumber;
      // The session may have ended by the new time, or not have begun yet.
      if (typeof phone === 'string') await signIn(phone);
      void queryClient.resetQueries();
      visit(state.address);
    },
    open: (link) => {
      const { pathname, search } = new URL(link, location.origin);
      visit(pathname + search);
    },
    reset: async () => {
      visit('/');
      session.logOut();
      await world.replace(() => {
        storage.removeItem(AHEAD_KEY);
        startClock();
      });
      await readMessages();
      set({ aheadMs: startClock() });
      await queryClient.resetQueries();
    },
  };
}
