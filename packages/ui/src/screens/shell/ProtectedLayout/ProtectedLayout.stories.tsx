import { acceptedDater } from '@perigee/api/fixtures';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { footerArgs } from '../../../components/Footer/example.ts';
import { Footer } from '../../../components/Footer/Footer.tsx';
import { Header } from '../../../components/Header/Header.tsx';
import { PageLayout } from '../../../components/PageLayout/PageLayout.tsx';
import { LandingPage } from '../LandingPage/LandingPage.tsx';
import { headerFor } from '../story-data.ts';

/** What stands where a page is for members; here, that of settings. */
const meta = preview.meta({
  title: 'Screens/Shell/ProtectedLayout',
  component: PageLayout,
  args: {
    header: <Header {...headerFor({ user: acceptedDater })} />,
    footer: <Footer {...footerArgs} />,
    children: <h1 style={{ padding: 48 }}>Settings</h1>,
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const LoggedIn = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Settings');
    await expect(await canvas.findByRole('button', { name: 'Account menu' })).toBeVisible();
  },
});

const onSignIn = fn();

/** Discover stands there instead. The app remembers the address, and goes back to it after sign-in. */
export const LoggedOutRedirectsToDiscoverRememberingOrigin = meta.story({
  args: {
    header: <Header {...headerFor({ user: null, onSignIn })} alwaysSolid={false} />,
    children: <LandingPage onSignIn={onSignIn} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Settings')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  },
});

/** The page waits, and the header shows neither a way in nor a picture. */
export const StatusUnknownRendersNothing = meta.story({
  args: { header: <Header alwaysSolid />, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
