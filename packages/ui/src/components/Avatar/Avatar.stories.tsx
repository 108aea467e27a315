import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar } from './Avatar.tsx';

/** Stands for a photograph: no file of another package, and the same at every run. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><rect width="72" height="72" fill="#3b2b3f"/><circle cx="36" cy="28" r="13" fill="#c98d6c"/><path d="M8 72c2-20 14-27 28-27s26 7 28 27z" fill="#7b3f2c"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Idris Okafor', src: PICTURE },
});

export const Picture = meta.story();

export const Large = meta.story({ args: { size: 96 } });

export const Initials = meta.story({ args: { src: null, size: 48 } });

export const NameOfOneWord = meta.story({ args: { name: 'Ada', src: null } });

export const LongName = meta.story({
  args: { name: 'Wolfeschlegelsteinhausenbergerdorff von und zu Ångström', src: null },
});

export const NoName = meta.story({ args: { name: null, src: null, size: 48 } });

/** A picture that does not load gives way to the initials. */
export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('IO')).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'Idris Okafor' })).toBeVisible();
  },
});

export const Decorative = meta.story({
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
