import type { SyntheticEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Logo.guide.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Logo',
  component: Logo,
  tags: ['ready'],
  parameters: { guide },
});

export const Default = meta.story();

const onClick = fn((event: SyntheticEvent) => event.preventDefault());

Default.test(
  'links to the landing page, and is followed by Enter',
  { args: { onClick } },
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Perigee' });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
);

Default.test(
  'links to another address if given',
  { args: { href: '/portal' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Perigee' })).toHaveAttribute('href', '/portal');
  },
);
