import { acceptedDater } from '@perigee/api/fixtures';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './RankCard.guide.ts';
import { RankCard } from './RankCard.tsx';

const meta = preview.meta({
  title: 'Components/People/RankCard',
  component: RankCard,
  tags: ['ready'],
  parameters: { guide },
  args: {
    name: acceptedDater.firstName,
    imageUrl: acceptedDater.profileImage,
    position: 142,
    city: 'Toronto',
  },
});

function Cards({ children }: { children: ReactNode }) {
  const gridTemplateColumns = 'repeat(auto-fill, minmax(240px, 1fr))';
  return <div style={{ display: 'grid', gridTemplateColumns, gap: 24 }}>{children}</div>;
}

export const Default = meta.story();

Default.test('shows the owner, the position and the city', async ({ canvas }) => {
  const card = canvas.getByRole('article', { name: 'Rank card of Idris' });
  await expect(card).toHaveTextContent('#142IdrisToronto');
  await expect(canvas.getByRole('img', { name: 'Portrait of Idris' })).toBeVisible();
});

Default.test(
  'replaces a picture that fails to load',
  { args: { imageUrl: 'data:image/png;base64,AAAA' } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
);

Default.test(
  'does not stretch in a wider container',
  { decorators: [(Story) => <div style={{ width: 900, maxWidth: '100%' }}>{Story()}</div>] },
  async ({ canvas }) => {
    await expect(canvas.getByRole('article').offsetWidth).toBeLessThanOrEqual(360);
  },
);

Default.test(
  'moves the point to its position, once',
  { args: { arriving: true } },
  async ({ canvas }) => {
    const card = canvas.getByRole('article');
    for (const animation of card.getAnimations({ subtree: true })) animation.finish();
    const point = card.querySelector('circle') as Element;
    await expect(getComputedStyle(point).offsetDistance).toBe('100%');
  },
);

/** Without a picture, without a position, without a city, and with only a name. */
export const MissingContent = meta.story({
  render: (args) => (
    <Cards>
      <RankCard {...args} imageUrl={null} />
      <RankCard {...args} position={null} />
      <RankCard {...args} city={null} />
      <RankCard {...args} imageUrl={null} position={null} city={null} />
    </Cards>
  ),
});

MissingContent.test('omits missing values', async ({ canvas }) => {
  const [noImage, noPosition] = canvas.getAllByRole('article');
  if (!noImage || !noPosition) throw new Error('There are four cards');
  await expect(within(noImage).queryByRole('img')).toBeNull();
  await expect(within(noImage).getByText('Idris')).toBeVisible();
  await expect(within(noPosition).queryByText(/#/)).toBeNull();
});

/** Positions of five or more digits are smaller, and leave space for the name. */
export const Positions = meta.story({
  render: (args) => (
    <Cards>
      {[1, 10_342, 1_204_518].map((position) => (
        <RankCard {...args} key={position} position={position} />
      ))}
    </Cards>
  ),
});
