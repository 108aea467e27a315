import type { SyntheticEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Logo.guide.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Perigee' });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const Elsewhere = meta.story({
  args: { href: '/portal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Perigee' })).toHaveAttribute('href', '/portal');
  },
});

/** The drawing stays before the name, which is written from left to right in every language. */
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

const onClick = fn((event: SyntheticEvent) => event.preventDefault());

export const Keyboard = meta.story({
  args: { onClick },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Perigee' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
});
