import {
  activitiesWith,
  foundingMemberEntry,
  newApplication,
  paidApplication,
  profileCompletedApplication,
  REFERRAL_CODE,
  waitlistEntry,
} from '@perigee/api/fixtures';
import { membershipStandingTexts } from '@perigee/domain/membership';
import { expect, fn, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { unknownValue } from '#.storybook/unknown-value';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { WaitlistPage } from './WaitlistPage.tsx';

const waitlisted = { ...waitlistEntry, ...newApplication, membership: 'none' } as const;
const inDatabase = {
  ...waitlistEntry,
  ...profileCompletedApplication,
  membership: 'none',
} as const;
const foundingMember = {
  ...foundingMemberEntry,
  ...paidApplication,
  membership: 'reserved',
} as const;

const meta = preview.meta({
  title: 'Screens/Waitlist/Waitlist home',
  component: WaitlistPage,
  args: {
    application: ready(waitlisted),
    downloadHref: 'https://apps.example/perigee',
    liveSupportHref: '/live-support',
    onJoinDatabase: fn(),
    onBecomeMember: fn(),
    onShowStatus: fn(),
    invitations: {
      invite: {
        code: REFERRAL_CODE,
        link: `https://perigee.example/invite/${REFERRAL_CODE}`,
      },
      referrer: ready(null),
      onEnterCode: fn(),
    },
  },
  parameters: {
    ...screenParameters,
    layout: 'fullscreen',
    site: { viewer: 'applicant', pathname: '/' },
  },
  decorators: [onSite],
});

export const Waitlisted = meta.story({ parameters: otherTheme });

Waitlisted.test(
  'leads to the database, the membership, the app and the status',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      "You're on the waitlist!",
    );
    await expect(canvas.getByText('#142')).toBeVisible();
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'JOIN DATABASE' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoinDatabase).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'BECOME A MEMBER' }));
    await expect(args.onBecomeMember).toHaveBeenCalledOnce();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Download The App' }),
    ).toHaveAttribute('href', 'https://apps.example/perigee');
    await userEvent.click(canvas.getByRole('button', { name: 'Application status' }));
    await expect(args.onShowStatus).toHaveBeenCalledOnce();
  },
);

// The heading does not change before the profile is complete.
Waitlisted.test(
  'does not offer a membership again that was paid before the profile is complete',
  {
    args: {
      application: ready({
        ...waitlistEntry,
        activities: activitiesWith('CREATE_ACCOUNT', 'SAVE_PAYMENT'),
        membership: 'reserved',
      }),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      "You're on the waitlist!",
    );
    await expect(canvas.queryByRole('button', { name: 'BECOME A MEMBER' })).toBeNull();
  },
);

const onStart = fn();

/** The profile is incomplete: its progress, and a button to continue. */
export const IncompleteProfile = meta.story({
  args: {
    application: ready(inDatabase),
    database: { completedFields: 17, totalFields: 24, onStart },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('your database entry is almost complete')).toBeVisible();
    await expect(canvas.getByText('17 of 24 answered')).toBeVisible();
    await expect(canvas.getByText(/^7 questions are left in your entry\./)).toBeVisible();
    await expect(canvas.queryByText(/entry is complete\./)).toBeNull();
  },
});

/** The user has the profile, and none of the answers. */
export const NothingAnswered = meta.story({
  args: {
    application: ready(inDatabase),
    database: { completedFields: 0, totalFields: 24, onStart },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The questions in your entry are still unanswered\./),
    ).toBeVisible();
    await expect(canvas.getByText('0 of 24 answered')).toBeVisible();
  },
});

IncompleteProfile.test('continues with the profile', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'START' }));
  await expect(onStart).toHaveBeenCalledOnce();
});

/** If no membership is offered, the app is the remaining action. */
export const InDatabase = meta.story({
  args: { application: ready(inDatabase), onBecomeMember: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      "You're in the database",
    );
    await expect(canvas.queryByRole('button', { name: /JOIN|BECOME/ })).toBeNull();
  },
});

export const PaymentIncomplete = meta.story({
  args: { application: ready(inDatabase) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'JOIN DATABASE' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'BECOME A MEMBER' })).toBeVisible();
  },
});

PaymentIncomplete.test(
  'says that one question is left',
  { args: { database: { completedFields: 23, totalFields: 24, onStart } } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^One question is left in your entry\./)).toBeVisible();
  },
);

export const MembershipTitle = meta.story({
  args: { application: ready(foundingMember) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Founding Member');
    await expect(canvas.queryByRole('button', { name: /JOIN|BECOME/ })).toBeNull();
  },
});

MembershipTitle.test(
  'shows that the membership is already active before the acceptance',
  { args: { application: ready({ ...foundingMember, membership: 'active' }) } },
  async ({ canvas }) => {
    await expect(canvas.getByText(membershipStandingTexts.active)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'BECOME A MEMBER' })).toBeNull();
  },
);

/** Only support resumes a membership. */
export const MembershipPaused = meta.story({
  args: { application: ready({ ...foundingMember, membership: 'paused' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(membershipStandingTexts.paused)).toBeVisible();
    await expect(canvas.queryByText(/reserved/)).toBeNull();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Live Support' }),
    ).toHaveAttribute('href', '/live-support');
  },
});

MembershipPaused.test(
  'says a membership in words that the app does not know',
  {
    args: {
      application: ready({
        ...foundingMember,
        membership: 'paused',
        membershipType: unknownValue('day_guest'),
      }),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Day guest');
  },
);

export const MembershipFailed = meta.story({
  args: { application: ready({ ...foundingMember, membership: 'failed' }) },
});

MembershipFailed.test('offers a membership again', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText(membershipStandingTexts.failed)).toBeVisible();
  await expect(canvas.queryByText(/reserved/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'BECOME A MEMBER' }));
  await expect(args.onBecomeMember).toHaveBeenCalledOnce();
});

MembershipFailed.test(
  'offers a membership again after one was cancelled',
  { args: { application: ready({ ...foundingMember, membership: 'cancelled' }) } },
  async ({ canvas }) => {
    await expect(canvas.getByText(membershipStandingTexts.cancelled)).toBeVisible();
    await expect(canvas.queryByText(/reserved/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'BECOME A MEMBER' })).toBeVisible();
  },
);

const onSwitch = fn(() => Promise.resolve());

export const AdminWithToggle = meta.story({
  parameters: { site: { viewer: 'admin' } },
  args: { waitlistSwitch: { on: true, onChange: onSwitch }, onShowStatus: undefined },
});

AdminWithToggle.test(
  'switches the waitlist, and has no application status',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Waitlist' }));
    await expect(onSwitch).toHaveBeenCalledOnce();
    await expect(onSwitch).toHaveBeenCalledWith(false);
    await expect(canvas.queryByRole('button', { name: 'Application status' })).toBeNull();
  },
);

export const NoPosition = meta.story({
  args: { application: ready({ ...waitlisted, position: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not assigned yet')).toBeVisible();
  },
});

export const LongPosition = meta.story({
  args: { application: ready({ ...waitlisted, position: 1_204_518 }) },
});

export const Loading = meta.story({
  args: { application: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { application: { status: 'error', message: 'Unable to process request', onRetry } },
});

Failed.test('loads again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.getByText('Unable to process request')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
