import { acceptedDater } from '@perigee/api/fixtures';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RankCard } from './RankCard.tsx';

const meta = preview.meta({
  title: 'Components/RankCard',
  component: RankCard,
  args: {
    name: acceptedDater.firstName,
    imageUrl: acceptedDater.profileImage,
    position: 142,
    city: 'Toronto',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#142')).toBeVisible();
    await expect(canvas.getByText('Idris')).toBeVisible();
    await expect(canvas.getByText('Toronto')).toBeVisible();
  },
});

export const NoImage = meta.story({ args: { imageUrl: null } });

/** A picture that does not load gives way to the default one. */
export const BrokenImage = meta.story({
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
});

export const NoPosition = meta.story({ args: { position: null } });

export const NoCity = meta.story({ args: { city: null } });

export const LongName = meta.story({
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

export const Arriving = meta.story({ args: { arriving: true } });
