import { demoAccounts } from '@perigee/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowAs } from './flow-sandbox.ts';
import { FlowStage } from './FlowStage.tsx';

const [, host] = demoAccounts;

/** A host finds an event, accepts an applicant, and refunds a guest. */
const meta = preview.meta({
  title: 'Flows/Settle the guests',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shippedTheme: 'day' },
  loaders: [async () => openFlowAs(host.phone)],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => (
    <FlowStage sandbox={loaded['sandbox']} token={loaded['token']} startAt="/portal" />
  ),
});

export const AcceptAndRefund = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [event] = await canvas.findAllByRole('link', { name: 'Slow Dinner, Once a Week' });
    await userEvent.click(event as HTMLElement);
    const [accept] = await canvas.findAllByRole('button', { name: /^Accept / });
    const [, applicant = ''] = /^Accept (.+)$/.exec(accept?.getAttribute('aria-label') ?? '') ?? [];
    await userEvent.click(accept as HTMLElement);
    const guests = await canvas.findByRole('table', { name: 'Guest list' });
    await waitFor(() => expect(guests).toHaveTextContent(applicant));

    const [refund] = within(guests).getAllByRole('button', { name: /^Refund / });
    if (refund === undefined) throw new Error('No guest has paid.');
    const [, guest = ''] = /^Refund (.+)$/.exec(refund.getAttribute('aria-label') ?? '') ?? [];
    await userEvent.click(refund);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Refund' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: `Refund ${guest}` })).toBeNull(),
    );
  },
});
