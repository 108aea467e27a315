import { membershipMessages } from '@perigee/domain/membership';
import { adminMessages } from '@perigee/domain/admin';
import { demoAccounts } from '@perigee/sandbox/browser';
import { screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { answerFromSandbox, openFlowAs } from './flow-sandbox.ts';
import { FlowStage } from './FlowStage.tsx';

const [, , admin] = demoAccounts;

const meta = preview.meta({
  title: 'Flows/Look after a member',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shippedTheme: 'day' },
  loaders: [async () => openFlowAs(admin.phone)],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => (
    <FlowStage sandbox={loaded['sandbox']} token={loaded['token']} startAt="/admin/users/dawit" />
  ),
});

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const noDialog = (name: string) =>
  waitFor(() => {
    if (screen.queryByRole('dialog', { name }) !== null) throw new Error(`${name} is open`);
  });

/** A pause, two free weeks, and a note on the member's matches. */
export const PauseFreeWeeksAndFeedback = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause Subscription' }));
    await findToast(membershipMessages.paused);
    await canvas.findByRole('button', { name: 'Resume' });

    await userEvent.click(canvas.getByRole('button', { name: 'Add Free Months' }));
    const months = await findDialog('Add Free Months');
    await userEvent.type(months.getByLabelText(/^Value/), '2');
    await userEvent.type(months.getByLabelText(/^Reason/), 'Missed two events');
    await userEvent.click(months.getByRole('button', { name: 'Add 2 weeks' }));
    await findToast(membershipMessages.freeMonthsAdded);
    await noDialog('Add Free Months');

    await userEvent.click(canvas.getByRole('button', { name: /^Add feedback/ }));
    const feedback = await findDialog('Match feedback');
    await userEvent.type(feedback.getByLabelText(/^Add feedback/), 'Prefers walks.');
    await userEvent.click(feedback.getByRole('button', { name: /^Add feedback/ }));
    await findToast(adminMessages.feedbackAdded);
    await feedback.findByText('Prefers walks.');
  },
});
