import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { footerArgs } from '../Footer/example.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { PageLayout } from './PageLayout.tsx';

const header = <Header alwaysSolid onSignIn={() => undefined} />;
const footer = <Footer {...footerArgs} />;

const meta = preview.meta({
  title: 'Components/PageLayout',
  component: PageLayout,
  args: {
    header,
    footer,
    children: <h1 style={{ padding: 48 }}>A page</h1>,
  },
  parameters: { layout: 'fullscreen' },
});

export const HeaderAndFooter = meta.story({
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const SkipLinkFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(skip).toHaveStyle({ opacity: '1' }));
  },
});

export const NoHeader = meta.story({ args: { header: undefined } });

export const NoFooter = meta.story({ args: { footer: undefined } });

export const Bare = meta.story({
  args: { header: undefined, footer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Skip to content' })).toBeNull();
  },
});
