import {
  foundingMemberEntry,
  newApplication,
  paidApplication,
  profileCompletedApplication,
  waitlistEntry,
} from '@perigee/api/fixtures';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import { WaitlistPage } from './WaitlistPage.tsx';

const waitlisted = { ...waitlistEntry, ...newApplication };
const inDatabase = { ...waitlistEntry, ...profileCompletedApplication };
const foundingMember = { ...foundingMemberEntry, ...paidApplication };

const meta = preview.meta({
  title: 'Screens/Waitlist/WaitlistPage',
  component: WaitlistPage,
  args: {
    application: ready(waitlisted),
    downloadHref: 'https://apps.example/perigee',
    onJoinDatabase: fn(),
    onBecomeMember: fn(),
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const Waitlisted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      "You're on the waitlist!",
    );
    await expect(canvas.getByText('#142')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'JOIN DATABASE' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoinDatabase).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'BECOME A MEMBER' }));
    await expect(args.onBecomeMember).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Download The App' })).toHaveAttribute(
      'href',
      'https://apps.example/perigee',
    );
  },
});

const onStart = fn();

/** The profile has been begun: how far it is, and the way on. */
export const IncompleteProfile = meta.story({
  args: { database: { completedFields: 17, totalFields: 24, onStart } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('your database entry is almost complete')).toBeVisible();
    await expect(canvas.getByText('17 of 24 answered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'START' }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
});

/** Where no membership is offered, the app is what is left to do. */
export const InDatabase = meta.story({
  args: { application: ready(inDatabase), onBecomeMember: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      "You're in the database",
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const PaymentIncomplete = meta.story({
  args: { application: ready(inDatabase) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'JOIN DATABASE' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'BECOME A MEMBER' })).toBeVisible();
  },
});

export const MembershipTitle = meta.story({
  args: { application: ready(foundingMember) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Founding Member');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NoPosition = meta.story({
  args: { application: ready({ ...waitlisted, position: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not given yet')).toBeVisible();
  },
});

/** Nothing can be joined yet: the app alone. */
export const NothingToJoin = meta.story({
  args: { onJoinDatabase: undefined, onBecomeMember: undefined },
});

export const LongPosition = meta.story({
  args: { application: ready({ ...waitlisted, position: 1_204_518 }) },
});

export const First = meta.story({
  args: { application: ready({ ...waitlisted, position: 1 }) },
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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('Unable to process request')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Small = meta.story({
  args: { database: { completedFields: 17, totalFields: 24, onStart } },
  globals: { viewport: { value: 'phone' } },
});
