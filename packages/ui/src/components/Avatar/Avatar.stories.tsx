import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Avatar.guide.ts';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { name: 'Idris Okafor', src: '/pictures/portraits/021.jpg' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Idris Okafor' })).toBeVisible();
  },
});

/** One for each size: a browser that has scaled a picture before may scale it from there. */
const PICTURES = [
  [24, 212],
  [36, 213],
  [48, 214],
  [96, 218],
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
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect().width);
    await expect(widths).toEqual([24, 36, 48, 96, 24, 36, 48, 96]);
  },
});

export const Initials = meta.story({
  args: { src: null, size: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('IO')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Idris Okafor' })).toBeVisible();
  },
});

export const NameOfOneWord = meta.story({ args: { name: 'Ada', src: null } });

export const LongContent = meta.story({
  args: { name: 'Wolfeschlegelsteinhausenbergerdorff von und zu Ångström', src: null },
});

/** Somebody who has only just signed up. */
export const MissingContent = meta.story({
  args: { name: null, src: null, size: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No name yet' })).toBeVisible();
  },
});

/** A picture that does not load gives way to the initials, in the same place. */
export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('IO')).toBeVisible());
    const { width, height } = canvas
      .getByRole('img', { name: 'Idris Okafor' })
      .getBoundingClientRect();
    await expect([width, height]).toEqual([36, 36]);
  },
});

/** The name stands beside it, and is read once. */
export const Decorative = meta.story({
  args: { decorative: true },
  render: (args) => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar {...args} /> Idris Okafor
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const DecorativeInitials = Decorative.extend({
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('IO')).toHaveAttribute('aria-hidden', 'true');
  },
});
