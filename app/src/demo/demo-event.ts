import type { Demo } from './demo.ts';

declare global {
  interface WindowEventMap {
    'perigee-demo': CustomEvent<Demo>;
  }
}

/** Gives a demonstration to the page around it. */
export function announceDemo(demo: Demo): void {
  window.parent.dispatchEvent(new CustomEvent('perigee-demo', { detail: demo }));
}

/** Calls back with the demonstration of a frame in this page, each time it starts. */
export function onDemo(listener: (demo: Demo) => void): () => void {
  const hear = ({ detail }: CustomEvent<Demo>) => listener(detail);
  addEventListener('perigee-demo', hear);
  return () => removeEventListener('perigee-demo', hear);
}
