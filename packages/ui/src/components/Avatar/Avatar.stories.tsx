import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Avatar.guide.ts';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/People/Avatar',
  component: Avatar,
  tags: ['ready'],
  parameters: { guide },
  args: { name: 'Idris Okafor', src: '/pictures/portraits/021.jpg' },
});

export const Default = meta.story();

Default.test('is an image with the name of the user', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Idris Okafor' })).toBeVisible();
});

Default.test(
  'shows the initials in the same place when its picture fails to load',
  { args: { src: 'data:image/png;base64,broken' } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('IO')).toBeVisible());
    const { width, height } = canvas
      .getByRole('img', { name: 'Idris Okafor' })
      .getBoundingClientRect();
    await expect([width, height]).toEqual([36, 36]);
  },
);

Default.test(
  'is hidden from screen readers beside a visible name',
  {
    args: { decorative: true },
    render: (args) => (
      <>
        <Avatar {...args} />
        <Avatar {...args} src={null} />
      </>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('IO')).toHaveAttribute('aria-hidden', 'true');
  },
);

/** One picture for each size: a browser that scaled a picture before may scale it from that copy. */
const PICTURES = [
  [24, 212],
  [36, 193],
  [48, 145],
  [96, 239],
] as const;

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      {PICTURES.map(([size, portrait]) => (
        <Avatar {...args} key={size} size={size} src={`/pictures/portraits/${portrait}.jpg`} />
      ))}
      {[24, 36, 48, 96].map((size) => (
        <Avatar {...args} key={size} size={size} src={null} />
      ))}
    </div>
  ),
});

Sizes.test('has the given size', async ({ canvas }) => {
  const widths = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect().width);
  await expect(widths).toEqual([24, 36, 48, 96, 24, 36, 48, 96]);
});

/** The initials of two words or of one, and a silhouette for a user who has just signed up. */
export const WithoutPicture = meta.story({
  args: { src: null, size: 48 },
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Avatar {...args} />
      <Avatar {...args} name="Ada" />
      <Avatar {...args} name={null} />
    </div>
  ),
});

WithoutPicture.test(
  "has the user's name as its label, or the text for a user without a name",
  async ({ canvas }) => {
    await expect(canvas.getByText('IO')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Idris Okafor' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'No name yet' })).toBeVisible();
  },
);
