import { acceptedDater, waitlistedDater } from '@perigee/api/fixtures';
import { HEADER_SOLID_AFTER_PX } from '@perigee/domain';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Header } from '../../../components/Header/Header.tsx';
import { headerFor, small, wide } from '../story-data.ts';

const onSignIn = fn();
const visitor = headerFor({ user: null, onSignIn });

const meta = preview.meta({
  title: 'Screens/Shell/SiteHeader',
  component: Header,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  globals: wide,
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
});

const over = { ...visitor, alwaysSolid: false };
const clear = { backgroundColor: 'rgba(0, 0, 0, 0)' };

const scrollTo = (top: number) => {
  window.scrollTo(0, top);
  return fireEvent.scroll(window);
};

/** Over the top of a page that begins with a picture. */
export const TransparentAtTop = meta.story({
  args: over,
  decorators: [(Story) => <div style={{ height: 2400 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await scrollTo(HEADER_SOLID_AFTER_PX);
    await expect(canvas.getByRole('banner')).toHaveStyle(clear);
    await scrollTo(0);
    await expect(canvas.getByRole('link', { name: 'Perigee' })).toHaveAttribute('href', '/');
  },
});

export const SolidAfter120pxScroll = meta.story({
  args: over,
  decorators: [(Story) => <div style={{ height: 2400 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await scrollTo(HEADER_SOLID_AFTER_PX + 1);
    await waitFor(() => expect(canvas.getByRole('banner')).not.toHaveStyle(clear));
  },
});

export const LoggedInWide = meta.story({
  args: headerFor({ user: acceptedDater }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Account menu' });
    await expect(canvas.getByRole('link', { name: 'Likes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Matches' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBeNull();
  },
});

/** Waitlist mode hides Likes and Matches. */
export const LoggedInWideWaitlistMode = meta.story({
  args: headerFor({ user: acceptedDater, waitlistMode: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Account menu' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const LoggedInPlaceholderPicture = meta.story({
  args: headerFor({ user: waitlistedDater, waitlistMode: true }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account menu' })).toBeVisible());
  },
});

export const LoggedOutWide = meta.story({
  args: visitor,
  play: async ({ canvas, userEvent }) => {
    onSignIn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Sign in' }).blur();
  },
});

export const LoggedOutSmall = meta.story({
  args: visitor,
  globals: small,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

export const LoggedInSmall = meta.story({
  args: headerFor({ user: acceptedDater }),
  globals: small,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { hidden: true })).not.toBeVisible();
  },
});
