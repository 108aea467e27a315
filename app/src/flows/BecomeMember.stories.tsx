import { demoAccounts } from '@perigee/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowAs } from './flow-sandbox.ts';
import { FlowStage } from './FlowStage.tsx';

const [dater] = demoAccounts;

const meta = preview.meta({
  title: 'Flows/Become a member',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => openFlowAs(dater.phone)],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => <FlowStage sandbox={loaded['sandbox']} token={loaded['token']} />,
});

/**
 * An applicant whose entry is complete chooses a plan. The first card is declined, the second is accepted.
 */
export const DeclinedThenAccepted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: "You're in the database" });
    await userEvent.click(canvas.getByRole('button', { name: 'BECOME A MEMBER' }));

    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: '12 months' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }));

    const number = await dialog.findByLabelText('Card number');
    await userEvent.type(number, '4000000000000002');
    await userEvent.type(dialog.getByLabelText('Expiry (MM / YY)'), '1240');
    await userEvent.type(dialog.getByLabelText('CVC'), '123');
    await userEvent.click(dialog.getByRole('button', { name: 'COMPLETE' }));
    await dialog.findByText('Your card was declined.');

    // The card fields are read-only while a payment is pending.
    await waitFor(() => expect(number).not.toHaveAttribute('readonly'));
    await userEvent.clear(number);
    await userEvent.type(number, '4242424242424242{Enter}');
    await dialog.findByRole('heading', { name: 'Your membership is reserved' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('heading', { name: 'General', level: 1 });
    await expect(canvas.queryByRole('button', { name: 'BECOME A MEMBER' })).toBeNull();
  },
});
