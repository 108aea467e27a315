import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ title: 'Components/Logo', component: Logo });

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Perigee' });
    await expect(link).toHaveAttribute('href', '/');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});
