import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { footerArgs } from '../../../components/Footer/example.ts';
import { Footer } from '../../../components/Footer/Footer.tsx';
import { Header } from '../../../components/Header/Header.tsx';
import { PageLayout } from '../../../components/PageLayout/PageLayout.tsx';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';
import { headerFor } from '../story-data.ts';

/** What stands around a page that anybody may see; here, one that leads nowhere. */
const meta = preview.meta({
  title: 'Screens/Shell/PublicLayout',
  component: PageLayout,
  args: {
    header: <Header {...headerFor({ user: null })} />,
    footer: <Footer {...footerArgs} />,
    children: <NotFoundPage />,
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const HeaderAndFooter = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
});

export const NoHeader = meta.story({
  args: { header: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
});

/** As the login page has it. */
export const NoFooter = meta.story({
  args: { footer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
});

/** As sign-up has it. */
export const Bare = meta.story({ args: { header: undefined, footer: undefined } });
