import { parentPort } from 'node:worker_threads';
import { pictures } from './catalogue.ts';

// Drawing keeps a core busy for seconds; in a worker it leaves the browser's messages flowing.
parentPort?.on('message', (file: string) => {
  const picture = pictures.find((candidate) => candidate.file === file);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(picture?.draw() ?? '');
});
