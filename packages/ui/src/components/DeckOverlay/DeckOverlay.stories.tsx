import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { limits } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { DeckOverlay, type DeckOverlayProps } from './DeckOverlay.tsx';
import { guide } from './DeckOverlay.guide.ts';

const HOUR = 3_600_000;

const meta = preview.meta({
  title: 'Components/People/DeckOverlay',
  component: DeckOverlay,
  tags: ['ready'],
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

export const Default = meta.story();

/** As in the deck: a decision covers the profile for the duration of the overlay. */
function AfterDecision({ onDone, duration }: DeckOverlayProps) {
  const [isCovered, setIsCovered] = useState(false);
  const uncover = () => {
    setIsCovered(false);
    onDone();
  };
  return (
    <>
      <Button onClick={() => setIsCovered(true)}>Like</Button>
      {isCovered && <DeckOverlay duration={duration} onDone={uncover} />}
    </>
  );
}

Default.test(
  'ends after 200 ms for admins',
  { args: { duration: limits.deckOverlayMs.admin }, render: (args) => <AfterDecision {...args} /> },
  async ({ args, canvas, userEvent }) => {
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(199);
  },
);

Default.test(
  'ends after 400 ms for other members',
  {
    args: { duration: limits.deckOverlayMs.others },
    render: (args) => <AfterDecision {...args} />,
  },
  async ({ args, canvas, userEvent }) => {
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(399);
  },
);
