import { expect, fn, waitFor } from 'storybook/test';
import { limits } from '@perigee/domain';
import preview from '#.storybook/preview';
import { DeckOverlay } from './DeckOverlay.tsx';
import { guide } from './DeckOverlay.guide.ts';

const HOUR = 3_600_000;

const meta = preview.meta({
  title: 'Components/DeckOverlay',
  component: DeckOverlay,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { duration: HOUR, onDone: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 300 }}>
        <img
          src="/pictures/portraits/003.jpg"
          alt=""
          style={{ width: '100%', aspectRatio: '380 / 500', borderRadius: 10 }}
        />
        {Story()}
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true));
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

/** For admins: over after 200 ms, once. */
export const Over = meta.story({
  args: { duration: limits.deckOverlayMs.admin },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});
