import { fixedRandom } from '@perigee/sandbox/browser';
import type { HttpHandler, WebSocketHandler } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { toastTimes } from '#.storybook/toast-times';
import { FLOW_START } from '../flows/flow-sandbox.ts';
import { createMemoryStorage } from '../services/memory-storage.ts';
import { announceDemo } from './demo-event.ts';
import { DemoApp } from './DemoApp.tsx';
import { DemoPage } from './DemoPage.tsx';
import { openDemo, type Demo } from './demo.ts';
import { setPageClock } from './page-clock.ts';

/** The whole app with its world in this tab, as a visitor, an applicant, a member, a host or an admin. */
const meta = preview.meta({
  title: 'Start here/The app',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

/** The app, under the bar that changes its world. It starts again when the story is left. */
export const TheApp = meta.story({
  name: 'Open',
  render: () => <DemoPage src="iframe.html?id=start-here-the-app--in-the-frame&viewMode=story" />,
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Perigee');
    await waitFor(() => {
      if (frame.contentDocument === null) throw new Error('The frame has no page');
      return within(frame.contentDocument.body).getByRole('heading', { level: 1 });
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Messages' })).toBeEnabled());
  },
});

/** The part inside the frame. */
export const InTheFrame = meta.story({
  tags: ['!dev'],
  // Not in a loader: those have no network yet.
  beforeEach: async ({ loaded, msw }) => {
    loaded['demo'] = await openDemo({
      random: fixedRandom(),
      startAt: FLOW_START,
      storage: createMemoryStorage(),
      createRouter: (routes, address = '/') =>
        createMemoryRouter(routes, { initialEntries: [address] }),
      listen: (handlers) => (msw as Network).use(...handlers),
    });
    return () => setPageClock(0);
  },
  render: (_args, { loaded }) => {
    const demo = loaded['demo'] as Demo;
    announceDemo(demo);
    return <DemoApp demo={demo} toastTimes={toastTimes} />;
  },
});

interface Network {
  use: (...handlers: (HttpHandler | WebSocketHandler)[]) => void;
}

InTheFrame.test('opens the home of each account', async ({ canvas, loaded }) => {
  const demo = loaded['demo'] as Demo;
  const homes = [
    ['applicant', "You're in the database"],
    ['member', /^YOU'RE ACCEPTED/],
    ['host', 'My Events'],
    ['admin', 'Admin Portal'],
    ['visitor', 'Where two orbits come closest'],
  ] as const;
  for (const [account, name] of homes) {
    await demo.openAs(account);
    await canvas.findByRole('heading', { level: 1, name });
    await expect(demo.getState().account).toBe(account);
  }
});

InTheFrame.test('begins at its first time again', async ({ loaded }) => {
  const demo = loaded['demo'] as Demo;
  const { aheadMs } = demo.getState();
  await demo.reset();
  // The machine's clock has run on, and the demonstration's has not.
  await expect(demo.getState().aheadMs).toBeLessThan(aheadMs);
});
