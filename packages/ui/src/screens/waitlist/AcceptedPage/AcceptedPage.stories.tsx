import { acceptedDater } from '@perigee/api/fixtures';
import { membershipStandingTexts } from '@perigee/domain/membership';
import { expect, fn, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { AcceptedPage } from './AcceptedPage.tsx';

const meta = preview.meta({
  title: 'Screens/Waitlist/Accepted home',
  component: AcceptedPage,
  args: {
    person: {
      firstName: acceptedDater.firstName,
      imageUrl: acceptedDater.profileImage,
      city: acceptedDater.userAddress?.locality ?? null,
    },
    position: ready(142),
    membership: 'active' as const,
    onBecomeMember: fn(),
    liveSupportHref: '/live-support',
    downloadHref: 'https://apps.example/perigee',
  },
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/' } },
  decorators: [onSite],
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('links to the app, and announces nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    "YOU'RE ACCEPTED, Download the app to explore the Universe",
  );
  await expect(canvas.getByText('#142')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Download App' })).toHaveAttribute(
    'href',
    'https://apps.example/perigee',
  );
  await expect(canvas.queryByRole('status')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'BECOME A MEMBER' })).toBeNull();
});

// The page has an entrance animation, and a live region announces it to screen readers.
Default.test(
  'announces that the user has just been accepted',
  { args: { justAccepted: true } },
  async ({ canvas }) => {
    const news = canvas.getByRole('status');
    await expect(news).toBeEmptyDOMElement();
    await expect(await canvas.findByText(/YOU'RE ACCEPTED/, { selector: 'output' })).toBe(news);
  },
);

/** Accepted without a membership, or after one ended: the user can pay for it here. */
export const WithoutMembership = meta.story({ args: { membership: 'none' } });

WithoutMembership.test('offers a membership', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText(new RegExp(membershipStandingTexts.none))).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'BECOME A MEMBER' }));
  await expect(args.onBecomeMember).toHaveBeenCalledOnce();
});

export const MembershipPaused = meta.story({
  args: { membership: 'paused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(membershipStandingTexts.paused))).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Live Support' }),
    ).toHaveAttribute('href', '/live-support');
    await expect(canvas.queryByRole('button', { name: 'BECOME A MEMBER' })).toBeNull();
  },
});

const onSwitch = fn(() => Promise.resolve());

export const AdminWithToggle = meta.story({
  parameters: { site: { viewer: 'admin' } },
  args: { onBecomeMember: undefined, waitlistSwitch: { on: false, onChange: onSwitch } },
});

AdminWithToggle.test('switches the waitlist', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Waitlist' }));
  await expect(onSwitch).toHaveBeenCalledWith(true);
});

/** The card is complete without a position, and does not wait for one. */
export const NoPosition = meta.story({
  args: { position: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/#/)).toBeNull();
  },
});

NoPosition.test(
  'shows the card while its position is loading',
  { args: { position: loading } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Rank card of Idris' })).toBeVisible();
  },
);

const onRetry = fn();

export const Failed = meta.story({
  args: { position: { status: 'error', message: 'Unable to process request', onRetry } },
});

Failed.test('loads the position again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to process request');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

export const LongNameWithoutPicture = meta.story({
  args: {
    person: {
      firstName: 'Wolfeschlegelsteinhausenbergerdorff',
      imageUrl: null,
      city: 'Saint-Louis-du-Ha! Ha!, Québec',
    },
    position: ready(10_342),
  },
});
