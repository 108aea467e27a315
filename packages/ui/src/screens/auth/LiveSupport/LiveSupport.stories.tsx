import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Footer as SiteFooter } from '../../../components/Footer/Footer.tsx';
import { Header } from '../../../components/Header/Header.tsx';
import { links } from '../story-data.ts';

const href = links.liveSupportHref;

/** Where people find help, wherever they are. */
const meta = preview.meta({
  title: 'Screens/Auth/LiveSupport',
  component: Header,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: { alwaysSolid: true, onSignIn: fn(), entries: [{ label: 'Live Support', href }] },
});

/** Under every page, for everybody. */
export const Footer = meta.story({
  render: () => (
    <SiteFooter
      year={2026}
      community={[]}
      hrefs={{
        careers: '/careers',
        liveSupport: href,
        termsAndConditions: '/terms-and-conditions',
        termsOfUse: '/terms-of-use',
        privacyPolicy: '/privacy-policy',
        download: 'https://apps.apple.com/app/id0000000000',
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Live Support' })).toHaveAttribute('href', href);
  },
});

/** On a phone, a visitor finds it in the menu. */
export const LoggedOutSmallMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const link = await screen.findByRole('link', { name: 'Live Support' });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute('href', href);
  },
});
