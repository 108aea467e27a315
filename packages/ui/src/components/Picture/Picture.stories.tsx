import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DefaultCover } from './DefaultCover.tsx';
import { DefaultPortrait } from './DefaultPortrait.tsx';
import { guide } from './Picture.guide.ts';
import { Picture } from './Picture.tsx';

const meta = preview.meta({
  title: 'Components/Picture',
  component: Picture,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: {
    src: '/pictures/portraits/026.jpg',
    alt: 'Portrait of Noor',
    width: 380,
    height: 500,
    style: { width: '100%', height: 'auto' },
    fallback: <DefaultPortrait />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 285 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Portrait of Noor' })).toBeVisible();
  },
});

export const Missing = meta.story({
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** A picture that does not load gives way, without a word. */
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
});

export const MissingCover = meta.story({
  args: { src: null, fallback: <DefaultCover /> },
});

/** Without text where a name stands beside it. */
export const Decorative = meta.story({
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
