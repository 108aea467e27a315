import {
  giftedPlan,
  keptCard,
  membershipPlans,
  monthlyPlan,
  publicUser,
  quarterlyPlan,
} from '@perigee/api/fixtures';
import {
  membershipMessages,
  membershipServerMessages,
  messages,
  UserFacingError,
} from '@perigee/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { atRest } from '#.storybook/at-rest';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { loading, ready } from '../../../loadable.ts';
import { MembershipDialog } from '../MembershipDialog/MembershipDialog.tsx';
import { storyStripe, takesCards } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Membership/MembershipPlanDialog',
  component: MembershipDialog,
  args: {
    open: true,
    plans: ready(membershipPlans),
    onReserve: fn((_planId: number) => Promise.resolve(keptCard.data.clientSecret)),
    onLoadStripe: () => storyStripe(takesCards),
    onCompleted: fn(),
    onClose: fn(),
  },
  parameters: screenParameters,
});

const shown = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Become a member' });
  await atRest(dialog);
  return dialog;
};

export const Full = meta.story({
  play: async ({ args, userEvent }) => {
    await shown();
    await expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await expect(screen.getByText(membershipMessages.noCharge)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Short = meta.story({
  args: { form: 'short' },
  play: async () => {
    await shown();
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const WithReferrer = meta.story({
  args: { referrer: publicUser },
  play: async () => {
    await expect(await shown()).toHaveTextContent('Idris invited you');
  },
});

export const NoReferrer = meta.story({
  play: async () => {
    await expect(await shown()).not.toHaveTextContent('invited you');
  },
});

/** The focus begins on it, and arrow keys lead to the others. */
export const DefaultPlanSelected = meta.story({
  play: async ({ args, userEvent }) => {
    await shown();
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
});

/** The price stands beside what the same time costs by the plan that it is compared with. */
export const DiscountedPlan = meta.story({
  args: { plans: ready([monthlyPlan, quarterlyPlan]) },
  play: async () => {
    await shown();
    await expect(screen.getByRole('radio', { name: '3 months' })).toHaveAccessibleDescription(
      'Save 20% $147 $117 every 3 months $39 a month',
    );
  },
});

export const GiftedPlan = meta.story({
  args: { plans: ready([giftedPlan, monthlyPlan]) },
  play: async () => {
    await shown();
    await expect(screen.getByRole('radio', { name: '12 months' })).toHaveAccessibleDescription(
      'Gift Somebody else pays for it, from Dec 20, 2026 Free for you',
    );
  },
});

/** In the words of the server, and the same plan can be tried again. */
export const SubscribeFailed = meta.story({
  args: {
    onReserve: fn((_planId: number) =>
      Promise.reject<string>(new UserFacingError(membershipServerMessages.cardNotAsked)),
    ),
  },
  play: async ({ args, userEvent }) => {
    await shown();
    const reserve = screen.getByRole('button', { name: 'Reserve' });
    await userEvent.dblClick(reserve);
    await findToast(membershipServerMessages.cardNotAsked);
    await userEvent.click(reserve);
    await waitFor(() => expect(args.onReserve).toHaveBeenCalledTimes(3));
    await findToast(membershipServerMessages.cardNotAsked);
  },
});

/** Where the server has no words. */
export const SubscribeFailedWithoutWords = meta.story({
  args: { onReserve: fn((_planId: number) => Promise.reject<string>(new Error(''))) },
  play: async ({ userEvent }) => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
    await findToast(messages.tryAgain);
  },
});

/** Where no free reservation is offered, nothing of it is promised. */
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
  play: async ({ userEvent }) => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { plans: ready([]) },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog).toHaveTextContent(membershipMessages.noPlans);
    await userEvent.click(within(dialog).getByText('Close'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Small = meta.story({
  args: { referrer: publicUser },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await shown();
  },
});
