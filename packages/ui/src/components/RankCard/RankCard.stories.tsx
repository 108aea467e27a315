import { acceptedDater } from '@perigee/api/fixtures';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './RankCard.guide.ts';
import { RankCard } from './RankCard.tsx';

const meta = preview.meta({
  title: 'Components/RankCard',
  component: RankCard,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: {
    name: acceptedDater.firstName,
    imageUrl: acceptedDater.profileImage,
    position: 142,
    city: 'Toronto',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Rank card of Idris' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Portrait of Idris' })).toBeVisible();
    await expect(canvas.getByText('#142')).toBeVisible();
    await expect(canvas.getByText('Idris')).toBeVisible();
    await expect(canvas.getByText('Toronto')).toBeVisible();
  },
});

export const NoImage = meta.story({
  args: { imageUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Idris')).toBeVisible();
  },
});

/** A picture that does not load gives way to the default one. */
export const BrokenImage = meta.story({
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
});

export const NoPosition = meta.story({
  args: { position: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^#/)).toBeNull();
  },
});

export const NoCity = meta.story({ args: { city: null } });

/** Nothing but a name. */
export const MissingContent = meta.story({
  args: { imageUrl: null, position: null, city: null },
});

export const FirstInLine = meta.story({ args: { position: 1 } });

export const LongPosition = meta.story({ args: { position: 1_204_518 } });

export const LongContent = meta.story({
  args: {
    name: 'Wolfeschlegelsteinhausenbergerdorff Maximilian',
    position: 10_342,
    city: 'Saint-Louis-du-Ha! Ha!, Québec',
  },
});

export const Narrow = meta.story({
  args: { position: 10_342, name: 'Anastasia' },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
});

/** Wide places do not stretch it: it stays a card that could be held. */
export const Wide = meta.story({
  decorators: [(Story) => <div style={{ width: 900, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').offsetWidth).toBeLessThanOrEqual(360);
  },
});

/** Position and name change sides, and the orbits rise over the name there too. */
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

/** The point travels to its place, once. Here it has come. */
export const Arriving = meta.story({
  args: { arriving: true },
  play: async ({ canvas }) => {
    for (const animation of canvas.getByRole('article').getAnimations({ subtree: true })) {
      animation.finish();
    }
  },
});
