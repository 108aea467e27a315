import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

/** Answers the mocked calls of stories; every other request to another origin is an error. */
export const worker = setupWorker();

// Awaited here, before any story is loaded: socket.io-client keeps the WebSocket that it finds on import. A
// separate file, so that an edit of the preview does not start a second worker.
await worker.start({
  quiet: true,
  serviceWorker: { url: './network-worker.js' },
  onUnhandledFrame: ({ frame, defaults }) => {
    if (frame instanceof HttpNetworkFrame) {
      const { request } = frame.data;
      const isOwn = new URL(request.url).origin === location.origin;
      if (isOwn || isCommonAssetRequest(request)) return;
    }
    defaults.error();
  },
});
