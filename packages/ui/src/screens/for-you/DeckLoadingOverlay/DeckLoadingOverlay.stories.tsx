import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { noorProfile } from '@perigee/api/fixtures';
import { limits } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Button } from '../../../components/Button/Button.tsx';
import {
  DeckOverlay,
  type DeckOverlayProps,
} from '../../../components/DeckOverlay/DeckOverlay.tsx';
import { ProfileCarousel } from '../../../components/ProfileCarousel/ProfileCarousel.tsx';

/** Whoever is decided on stays under it for its time. */
function Decided({ onDone, duration }: DeckOverlayProps) {
  const [isCovered, setIsCovered] = useState(false);
  return (
    <div style={{ maxWidth: 380 }}>
      <div style={{ position: 'relative', marginBottom: 16 }}>
        <ProfileCarousel name={noorProfile.name} photos={noorProfile.images.slice(0, 1)} />
        {isCovered && (
          <DeckOverlay
            duration={duration}
            onDone={() => {
              setIsCovered(false);
              onDone();
            }}
          />
        )}
      </div>
      <Button block onClick={() => setIsCovered(true)}>
        Like
      </Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Screens/For you/DeckLoadingOverlay',
  component: DeckOverlay,
  parameters: screenParameters,
  args: { duration: limits.deckOverlayMs.others, onDone: fn() },
  render: (args) => <Decided {...args} />,
});

export const Others400ms = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(399);
  },
});

export const Admin200ms = meta.story({
  args: { duration: limits.deckOverlayMs.admin },
  play: async ({ args, canvas, userEvent }) => {
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(199);
  },
});
