import { expect, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { footerArgs } from '../../../components/Footer/example.ts';
import { Footer as SiteFooter } from '../../../components/Footer/Footer.tsx';
import { Header } from '../../../components/Header/Header.tsx';
import { PageLayout } from '../../../components/PageLayout/PageLayout.tsx';
import { headerFor, small } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Shell/LiveSupport',
  component: PageLayout,
  args: {
    header: <Header {...headerFor({ user: null })} />,
    footer: <SiteFooter {...footerArgs} />,
    children: null,
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const Footer = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Live Support' })).toHaveAttribute(
      'href',
      '/live-support',
    );
  },
});

export const LoggedOutSmallMenu = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
    await expect(canvas.getAllByRole('link', { name: 'Live Support' })[0]).toHaveAttribute(
      'href',
      '/live-support',
    );
  },
});
