import { acceptedDater } from '@perigee/api/fixtures';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { footerArgs } from '../Footer/example.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { guide } from './PageLayout.guide.ts';
import { PageLayout } from './PageLayout.tsx';

const meta = preview.meta({
  title: 'Components/Layout/PageLayout',
  component: PageLayout,
  tags: ['ready'],
  args: {
    header: <Header alwaysSolid onSignIn={() => undefined} />,
    footer: <Footer {...footerArgs} />,
    children: <h1 style={{ padding: 48 }}>A page</h1>,
  },
  parameters: { guide, layout: 'fullscreen' },
});

/** The header, the page and the footer. */
export const Default = meta.story();

Default.test('has a header, and Live Support in its footer', async ({ canvas }) => {
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  await expect(canvas.getByRole('link', { name: 'Live Support' })).toHaveAttribute(
    'href',
    '/live-support',
  );
});

/** The header of a signed-in member. */
export const Member = meta.story({
  args: {
    header: (
      <Header
        alwaysSolid
        account={{ name: acceptedDater.firstName, imageUrl: acceptedDater.profileImage }}
        links={[
          { label: 'Likes', href: '/likes' },
          { label: 'Matches', href: '/matches' },
        ]}
        entries={[{ label: 'Settings', href: '/account' }]}
      />
    ),
    children: <h1 style={{ padding: 48 }}>Settings</h1>,
  },
});

Member.test('has the account menu', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Account menu' })).toBeVisible();
});

/** Until the sign-in state is known, the header has neither a sign-in button nor a picture. */
export const StatusUnknown = meta.story({
  args: { header: <Header alwaysSolid />, children: null },
});

StatusUnknown.test('has an empty main element and no button', async ({ canvas }) => {
  await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The first tab stop is the skip link, which jumps past the header. */
export const SkipLinkFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(skip).toHaveStyle({ opacity: '1' }));
    await expect(skip).toHaveFocus();
  },
});

SkipLinkFocused.test('jumps to the page content', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('main')).toHaveFocus();
});

SkipLinkFocused.test(
  'is on the right, from right to left',
  { decorators: [(Story) => <div dir="rtl">{Story()}</div>] },
  async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { name: 'Skip to content' }).getBoundingClientRect();
    await expect(right).toBeGreaterThan(window.innerWidth - 40);
  },
);

export const NoHeader = meta.story({ args: { header: undefined } });

NoHeader.test('has nothing to skip', async ({ canvas }) => {
  await expect(canvas.queryByRole('banner')).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'Skip to content' })).toBeNull();
});

/** The layout of the login page. The parts of a short page keep their own heights. */
export const NoFooter = meta.story({
  args: {
    footer: undefined,
    children: (
      <>
        <p>The first part</p>
        <p>The second part</p>
      </>
    ),
  },
});

NoFooter.test('does not stretch the parts of a short page', async ({ canvas }) => {
  const first = canvas.getByText('The first part').getBoundingClientRect();
  await expect(first.height).toBeLessThan(100);
  await expect(canvas.queryByRole('contentinfo')).toBeNull();
});

/** The layout of sign-up. */
export const Bare = meta.story({ args: { header: undefined, footer: undefined } });
