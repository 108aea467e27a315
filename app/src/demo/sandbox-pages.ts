import type { PageRequest } from '@perigee/ui';
import type { OtherPages } from '../services/other-pages.ts';
import { SANDBOX_ORIGIN } from './sandbox-origin.ts';

/** What a user does on a page outside of the product. */
export interface SandboxPagesControls {
  /** Follows a link or sends a form of the page. */
  requestPage: (request: PageRequest) => Promise<void>;
  closePage: () => void;
  /** Opens an address that leads out of the product. */
  leave: (url: string) => void;
}

interface SandboxPagesOptions {
  fetch: (request: Request) => Promise<Response>;
  /** Shows a document in front of the product, or nothing. */
  show: (html: string | null) => void;
  /** Opens an address of the product, or its last page again, as the browser's Back does. */
  open: (address?: string) => void;
}

/**
 * The sandbox's pages, such as a payment page: no server serves them to the browser, so they are shown as
 * documents in front of the product.
 */
export function createSandboxPages({ fetch, show, open }: SandboxPagesOptions): {
  otherPages: OtherPages;
  controls: SandboxPagesControls;
} {
  let current = SANDBOX_ORIGIN;
  /** The window that shows the page; null if the product's own does. */
  let popup: { closed: boolean } | null = null;

  const close = () => {
    show(null);
    if (popup !== null) popup.closed = true;
  };

  const load = async (url: URL, init?: RequestInit): Promise<void> => {
    if (url.origin !== SANDBOX_ORIGIN) {
      close();
      if (popup === null) open(url.pathname + url.search);
      return;
    }
    const response = await fetch(new Request(url, init));
    const next = response.headers.get('location');
    if (next !== null) {
      await load(new URL(next, url));
      return;
    }
    current = url.href;
    show(await response.text());
  };

  const leave = (url: string) => {
    popup = null;
    void load(new URL(url));
  };

  return {
    otherPages: {
      leave,
      openWindow: (_size, url) => {
        // As a browser that blocks windows: the page then asks in this one.
        if (url === undefined) return null;
        const opened = { closed: false, close, location, opener: null };
        popup = opened;
        void load(new URL(url));
        return opened;
      },
    },
    controls: {
      requestPage: ({ url, fields }) =>
        load(new URL(url, current), fields === null ? {} : { method: 'POST', body: fields }),
      closePage: () => {
        close();
        if (popup === null) open();
      },
      leave,
    },
  };
}
