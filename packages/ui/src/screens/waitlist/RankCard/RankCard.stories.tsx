import { acceptedDater } from '@perigee/api/fixtures';
import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { RankCard } from '../../../components/RankCard/RankCard.tsx';

const meta = preview.meta({
  title: 'Screens/Waitlist/RankCard',
  component: RankCard,
  args: {
    name: acceptedDater.firstName,
    imageUrl: acceptedDater.profileImage,
    position: 142,
    city: acceptedDater.userAddress?.locality ?? null,
  },
  parameters: screenParameters,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Rank card of Idris' });
    await expect(card).toHaveTextContent('#142IdrisToronto');
  },
});

/** Somebody who was accepted before they had a picture. */
export const NoImage = meta.story({
  args: { imageUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Somebody who never waited. */
export const NoPosition = meta.story({
  args: { position: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/#/)).toBeNull();
  },
});
