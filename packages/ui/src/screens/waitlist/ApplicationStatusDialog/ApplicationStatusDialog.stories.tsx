import {
  activitiesWith,
  paidApplication,
  profileCompletedApplication,
} from '@perigee/api/fixtures';
import { membershipStandingTexts } from '@perigee/domain/membership';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { ApplicationStatusDialog } from './ApplicationStatusDialog.tsx';
import { Waitlisted } from '../WaitlistPage/WaitlistPage.stories.tsx';

const meta = preview.meta({
  title: 'Screens/Waitlist/Application status',
  component: ApplicationStatusDialog,
  args: {
    open: true,
    activities: profileCompletedApplication.activities,
    membership: 'none' as const,
    onPay: fn(),
    onClose: fn(),
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Waitlisted)],
});

export const PaymentPending = meta.story({ parameters: otherTheme });

PaymentPending.test(
  'shows which steps are done, opens the payment and closes',
  async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Application status' });
    await waitFor(() => expect(dialog).toBeVisible());
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps[1]).toContain('Your database entry, done');
    await expect(steps[2]).toContain('Your membership, not done yet');
    await userEvent.click(screen.getByRole('button', { name: 'BECOME A MEMBER' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

export const Complete = meta.story({
  args: {
    membership: 'reserved',
    activities: activitiesWith(
      'CREATE_ACCOUNT',
      'COMPLETE_PROFILE',
      'SAVE_PAYMENT',
      'INVITE_FRIEND',
    ),
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Application status' });
    await expect(screen.queryByRole('button', { name: 'BECOME A MEMBER' })).toBeNull();
  },
});

/** A payment that was made once, and is no longer valid. */
export const PaymentFailed = meta.story({
  args: { activities: paidApplication.activities, membership: 'failed' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Application status' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('Your membership, not done yet');
    await expect(dialog).toHaveTextContent(membershipStandingTexts.failed);
    await expect(screen.getByRole('button', { name: 'BECOME A MEMBER' })).toBeVisible();
  },
});
