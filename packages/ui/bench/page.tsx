import { createRoot } from 'react-dom/client';
// The theme of the whole page; each case imports the styles of its own components.
import '@perigee/ui/theme';
import type { Actions, BenchCase, Side } from './bench-case.ts';

const cases = import.meta.glob<BenchCase>('./cases/*.tsx');

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the page is painted, effects have run, and no work is pending. */
async function settled(): Promise<void> {
  await frame();
  await frame();
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** The functions that bench.ts calls from outside, one after the other. */
export interface Bench {
  budgets: BenchCase['budgets'];
  run: (measurement: string) => Promise<void>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

const search = new URLSearchParams(location.search);
const side = search.get('side') as Side;
const load = cases[`./cases/${search.get('case') ?? ''}.tsx`];
if (load === undefined) throw new Error(`There is no case ${search.get('case') ?? ''}.`);

const { [side]: Case, budgets, actions = {} } = await load();
// Fonts load before the measurements; otherwise the side whose font loads late would lay out text twice.
await Promise.allSettled([...document.fonts].map((font) => font.load()));

const root = createRoot(document.querySelector('#root') as HTMLElement);
let turn = 0;
let disabled = false;
const render = () => root.render(<Case turn={turn} disabled={disabled} />);

const measurements: Actions = {
  mount: render,
  're-render': () => {
    turn += 1;
    render();
  },
  disable: () => {
    disabled = true;
    render();
  },
  ...actions,
};

window.bench = {
  budgets,
  run: async (name) => {
    const measurement = measurements[name];
    if (measurement === undefined)
      throw new Error(`The case has a budget for ${name}, but no such action.`);
    await measurement();
    await settled();
  },
};
