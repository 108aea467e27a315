// Answers the calls of a story. Scripts, styles, pictures and fonts go to the network by themselves: they are never
// mocked, and each would wait for two messages between the page and its worker.
addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation();
});

importScripts('./mockServiceWorker.js');
