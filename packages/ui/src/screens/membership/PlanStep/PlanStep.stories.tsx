import {
  giftedPlan,
  keptCard,
  membershipPlans,
  monthlyPlan,
  publicUser,
} from '@perigee/api/fixtures';
import { messages, UserFacingError } from '@perigee/domain';
import { membershipMessages, membershipServerMessages } from '@perigee/domain/membership';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { waitForStable } from '#.storybook/wait-for-stable';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { overPage } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { MembershipDialog } from '../MembershipDialog/MembershipDialog.tsx';
import { storyStripe, takesCards } from '../story-data.ts';
import { Waitlisted } from '../../waitlist/WaitlistPage/WaitlistPage.stories.tsx';

const meta = preview.meta({
  title: 'Screens/Membership/Choose a plan',
  component: MembershipDialog,
  args: {
    open: true,
    plans: ready(membershipPlans),
    onReserve: fn((_planId: number) => Promise.resolve(keptCard.data.clientSecret)),
    onLoadStripe: () => storyStripe(takesCards),
    onCompleted: fn(),
    onClose: fn(),
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Waitlisted)],
});

const shown = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Become a member' });
  await waitForStable(dialog);
  return dialog;
};

export const Full = meta.story({
  parameters: otherTheme,
  play: async () => {
    await shown();
  },
});

const withoutOptional = membershipPlans.map(
  ({ basePlan: _basePlan, startsAt: _startsAt, ...plan }) => plan,
);

Full.test(
  'lists plans whose comparison and start the server leaves out',
  { args: { plans: ready(withoutOptional) } },
  async () => {
    const dialog = within(await shown());
    await expect(dialog.getAllByRole('radio')).toHaveLength(membershipPlans.length);
  },
);

// The discounted price is beside the price of the same period in the base plan.
Full.test(
  'lists benefits and prices, promises no charge and closes',
  async ({ args, userEvent }) => {
    await expect(await shown()).not.toHaveTextContent('invited you');
    await expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await expect(screen.getByRole('radio', { name: '3 months' })).toHaveAccessibleDescription(
      'Save 20% $147 $117 every 3 months $39 a month',
    );
    await expect(screen.getByText(membershipMessages.noCharge)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Full.test(
  'starts on the default plan, and reserves another one by keyboard',
  async ({ args, userEvent }) => {
    const quarter = screen.getByRole('radio', { name: '3 months' });
    await expect(quarter).toBeChecked();
    await waitFor(() => expect(quarter).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('radio', { name: '1 month' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReserve).toHaveBeenCalledWith(monthlyPlan.id);
    await screen.findByRole('dialog', { name: 'Payment Information' });
    await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveFocus());
  },
);

Full.test(
  "shows the server's reason why a plan cannot be reserved, and tries again",
  {
    args: {
      onReserve: fn((_planId: number) =>
        Promise.reject<string>(new UserFacingError(membershipServerMessages.cardNotAsked)),
      ),
    },
  },
  async ({ args, userEvent }) => {
    const reserve = screen.getByRole('button', { name: 'Reserve' });
    await userEvent.dblClick(reserve);
    await findToast(membershipServerMessages.cardNotAsked);
    await userEvent.click(reserve);
    await waitFor(() => expect(args.onReserve).toHaveBeenCalledTimes(3));
    await findToast(membershipServerMessages.cardNotAsked);
  },
);

Full.test(
  'shows that a plan cannot be reserved if the server gives no reason',
  { args: { onReserve: fn((_planId: number) => Promise.reject<string>(new Error(''))) } },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
    await findToast(messages.tryAgain);
  },
);

/** With three benefits, and for a user whom a member has invited. */
export const Short = meta.story({
  args: { form: 'short', referrer: publicUser },
  play: async () => {
    await expect(await shown()).toHaveTextContent('Idris invited you');
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const GiftedPlan = meta.story({
  args: { plans: ready([giftedPlan, monthlyPlan]) },
  play: async () => {
    await shown();
    await expect(screen.getByRole('radio', { name: '12 months' })).toHaveAccessibleDescription(
      'Gift Someone else pays for it, from 20 Dec 2026 Free for you',
    );
    await expect(screen.queryByText(membershipMessages.noCharge)).toBeNull();
  },
});

GiftedPlan.test(
  'promises no charge before the acceptance for a plan that is no gift',
  async ({ userEvent }) => {
    await shown();
    await userEvent.click(screen.getByRole('radio', { name: '1 month' }));
    await expect(screen.getByText(membershipMessages.noCharge)).toBeVisible();
  },
);

/** Without a free reservation, the dialog does not promise it. */
export const NormalPlans = meta.story({
  args: { freeReservation: false },
  play: async () => {
    await shown();
    await expect(screen.queryByText(membershipMessages.noCharge)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  },
});

export const Loading = meta.story({
  args: { plans: loading },
  play: async () => {
    await expect(await shown()).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { plans: { status: 'error', message: messages.unableToProcess, onRetry } },
  play: async () => {
    await shown();
  },
});

Failed.test('loads again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

export const Empty = meta.story({
  args: { plans: ready([]) },
  play: async () => {
    await expect(await shown()).toHaveTextContent(membershipMessages.noPlans);
  },
});

Empty.test('closes', async ({ args, userEvent }) => {
  await userEvent.click(within(await shown()).getByText('Close'));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
