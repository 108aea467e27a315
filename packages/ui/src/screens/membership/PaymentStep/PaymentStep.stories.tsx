import { chargedCard, keptCard, membershipPlans, quarterlyPlan } from '@perigee/api/fixtures';
import { messages, UserFacingError } from '@perigee/domain';
import { membershipMessages, paymentServerMessages } from '@perigee/domain/membership';
import { useState } from 'react';
import { expect, fn, screen, waitFor, type userEvent as UserEvent } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { ready } from '../../../loadable.ts';
import {
  MembershipDialog,
  type MembershipDialogProps,
} from '../MembershipDialog/MembershipDialog.tsx';
import { CARDS, storyStripe, takesCards } from '../story-data.ts';
import { Waitlisted } from '../../waitlist/WaitlistPage/WaitlistPage.stories.tsx';

function UntilClosed({ onCompleted, onClose, ...rest }: MembershipDialogProps) {
  const [open, setOpen] = useState(true);
  const closing = (then: () => void) => () => {
    setOpen(false);
    then();
  };
  return (
    <MembershipDialog
      {...rest}
      open={open}
      onCompleted={closing(onCompleted)}
      onClose={closing(onClose)}
    />
  );
}

const confirm = fn(takesCards);

const meta = preview.meta({
  title: 'Screens/Membership/Payment',
  component: MembershipDialog,
  args: {
    open: true,
    plans: ready(membershipPlans),
    freeReservation: true,
    onReserve: fn((_planId: number) => Promise.resolve(keptCard.data.clientSecret)),
    onLoadStripe: () => storyStripe(confirm),
    onCompleted: fn(),
    onClose: fn(),
    onExited: fn(),
    initial: { plan: quarterlyPlan, clientSecret: keptCard.data.clientSecret },
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Waitlisted)],
  beforeEach: () => {
    confirm.mockClear();
  },
  render: (args) => <UntilClosed {...args} />,
});

type User = ReturnType<typeof UserEvent.setup>;

/** The field that has the focus after the opening animation of the dialog. */
async function cardNumber(): Promise<HTMLElement> {
  const field = await screen.findByLabelText('Card number');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

async function typeCard(user: User, number: string): Promise<void> {
  const field = await cardNumber();
  await user.clear(field);
  await user.type(field, number);
  const cvc = screen.getByLabelText<HTMLInputElement>('CVC');
  if (cvc.value !== '') return;
  await user.type(screen.getByLabelText('Expiry (MM / YY)'), '1230');
  await user.type(cvc, '123');
}

const complete = () => screen.getByRole('button', { name: 'COMPLETE' });

/** The focus is on the card after the opening animation of the dialog. */
export const Empty = meta.story({
  parameters: otherTheme,
  play: async () => {
    await cardNumber();
  },
});

Empty.test('has the autocomplete name of a card number, and promises no charge yet', async () => {
  const number = await cardNumber();
  await expect(number).toHaveValue('');
  await expect(number).toHaveAttribute('autocomplete', 'cc-number');
  await expect(screen.queryByLabelText(/Postal|ZIP/)).toBeNull();
  await expect(complete()).toBeDisabled();
  await expect(screen.getByText(new RegExp(membershipMessages.noCharge))).toBeInTheDocument();
});

Empty.test('shows the error of a field on blur, until it is edited', async ({ userEvent }) => {
  const number = await cardNumber();
  await userEvent.type(number, '4242424242424241');
  await userEvent.tab();
  await screen.findByText(paymentServerMessages.cardNumberMalformed);
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(paymentServerMessages.cardNumberMalformed);
  await expect(number).toHaveValue('4242 4242 4242 4241');
  await userEvent.type(number, '{Backspace}2');
  await waitFor(() =>
    expect(screen.queryByText(paymentServerMessages.cardNumberMalformed)).toBeNull(),
  );
  await userEvent.clear(number);
  await userEvent.type(number, '4242424242424241');
  await userEvent.tab();
  await screen.findByText(paymentServerMessages.cardNumberMalformed);
});

Empty.test(
  'pays once and cannot be closed until the bank has answered',
  { args: { onLoadStripe: () => storyStripe(() => new Promise<void>(() => undefined)) } },
  async ({ args, userEvent }) => {
    await typeCard(userEvent, CARDS.good);
    await userEvent.dblClick(complete());
    await expect(complete()).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

Empty.test(
  'takes another card after a declined one, and closes after 3 seconds',
  async ({ args, userEvent }) => {
    await typeCard(userEvent, CARDS.declined);
    await userEvent.click(complete());
    await screen.findByText(paymentServerMessages.declined);
    await typeCard(userEvent, CARDS.good);
    await userEvent.dblClick(complete());
    const heading = await screen.findByRole('heading', { name: 'Your membership is reserved' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(confirm).toHaveBeenCalledTimes(2);
    await expect(args.onCompleted).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(args.onCompleted).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

Empty.test(
  'completes once if it is closed before the 3 seconds are over',
  async ({ args, userEvent }) => {
    await typeCard(userEvent, CARDS.good);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Your membership is reserved' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(args.onCompleted).toHaveBeenCalledOnce();
  },
);

Empty.test(
  'shows that the payment failed if the provider gives no reason',
  { args: { onLoadStripe: () => storyStripe(() => Promise.reject(new Error(''))) } },
  async ({ userEvent }) => {
    await typeCard(userEvent, CARDS.good);
    await userEvent.click(complete());
    await screen.findByText(messages.tryAgain);
  },
);

Empty.test(
  'goes back to the plans, with the chosen one, and to the card again',
  async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change plan' }));
    await screen.findByRole('dialog', { name: 'Become a member' });
    const quarter = screen.getByRole('radio', { name: '3 months' });
    await waitFor(() => expect(quarter).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onReserve).toHaveBeenCalledWith(3);
    await screen.findByText(/\$348 every 12 months/);
    await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveFocus());
  },
);

/** In the words of the provider. */
export const ProviderError = meta.story({
  play: async ({ userEvent }) => {
    await typeCard(userEvent, CARDS.declined);
    await userEvent.click(complete());
    await screen.findByText(paymentServerMessages.declined);
    await expect(complete()).toBeEnabled();
  },
});

/** Visible for 3 seconds; here longer, because the story does not close the dialog. */
export const Complete = meta.story({
  render: (args) => <MembershipDialog {...args} />,
  play: async ({ userEvent }) => {
    await typeCard(userEvent, CARDS.good);
    await userEvent.click(complete());
    await screen.findByRole('heading', { name: 'Your membership is reserved' });
  },
});

/** For a user who was accepted before: the identifier begins with 'pi', and the card is charged. */
export const ChargedNow = meta.story({
  args: { initial: { plan: quarterlyPlan, clientSecret: chargedCard.data.clientSecret } },
  play: async () => {
    await screen.findByText(membershipMessages.cardCharged('$117'));
    await screen.findByLabelText('Card number');
    await expect(screen.queryByText(new RegExp(membershipMessages.noCharge))).toBeNull();
  },
});

/** The user has paid in another window while this one asks for a card: no payment is due. */
export const PaidInAnotherTab = meta.story({
  args: { membership: 'reserved' },
  play: async () => {
    await screen.findByRole('heading', { name: membershipMessages.heldElsewhere });
    await expect(screen.queryByRole('button', { name: 'COMPLETE' })).toBeNull();
  },
});

PaidInAnotherTab.test('closes', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Loading = meta.story({
  args: { onLoadStripe: () => new Promise<never>(() => undefined) },
  play: async () => {
    await screen.findByText('Loading the card field');
  },
});

const loadFails = fn();

/** The provider could not be loaded. */
export const Failed = meta.story({
  args: { onLoadStripe: loadFails },
  beforeEach: () => {
    loadFails.mockReset();
    loadFails.mockRejectedValue(new UserFacingError(messages.unableToProcess));
  },
  play: async () => {
    await screen.findByText(messages.unableToProcess);
  },
});

Failed.test('loads the provider again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(loadFails).toHaveBeenCalledTimes(2));
  await screen.findByText(messages.unableToProcess);
});
