import { eventFormMessages } from '@perigee/domain/events';
import { portalMessages } from '@perigee/domain/host-portal';
import { hostPageMessages } from '@perigee/domain/hosts';
import type { BrowserSandbox } from '@perigee/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowSandbox, pictureFile } from './flow-sandbox.ts';
import { FlowStage } from './FlowStage.tsx';

const PHONE = '+12125550174';
const TITLE = 'Nine Candles';
const { signUp } = hostPageMessages;
const form = eventFormMessages;

const meta = preview.meta({
  title: 'Flows/Become a host',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shippedTheme: 'day' },
  loaders: [
    async () => {
      const sandbox = await openFlowSandbox();
      const [invitation] = await sandbox.outbox('studio@example.com');
      return { sandbox, invitation: invitation?.link };
    },
  ],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => (
    <FlowStage sandbox={loaded['sandbox']} startAt={loaded['invitation']} />
  ),
});

/** An invited host signs up, creates a first event, and finds it in review. */
export const ToTheFirstEvent = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const sandbox = loaded['sandbox'] as BrowserSandbox;
    await userEvent.type(await canvas.findByLabelText(signUp.name), 'Studio Otto');
    await userEvent.type(canvas.getByLabelText(signUp.firstName), 'Otto');
    await userEvent.type(canvas.getByLabelText(signUp.lastName), 'Brandt');
    await userEvent.type(canvas.getByLabelText(signUp.email), 'otto@example.com');
    await userEvent.type(canvas.getByLabelText(signUp.phone), PHONE.replace('+1', ''));
    await userEvent.type(canvas.getByLabelText(signUp.password), 'nine candles burn');
    await userEvent.click(canvas.getByRole('button', { name: signUp.submit }));
    await userEvent.click(await canvas.findByLabelText('6-digit code'));
    const [message] = await sandbox.outbox(PHONE);
    await userEvent.keyboard(message?.code ?? '');

    await canvas.findByRole('heading', { name: portalMessages.title, level: 1 });
    const [create] = await canvas.findAllByRole('link', { name: portalMessages.newEvent });
    await userEvent.click(create as HTMLElement);
    await userEvent.type(await canvas.findByLabelText('Event Name'), TITLE);
    await userEvent.type(
      canvas.getByLabelText('Event Description'),
      'Nine candles, nine conversations.',
    );
    for (const label of ['Event Image', 'Vertical Image']) {
      await userEvent.upload(canvas.getByLabelText(label), await pictureFile('covers/09.jpg'));
      // The crop saves itself.
      await screen.findByRole('application');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const submit = canvas.getByRole('button', { name: form.creation.reviewed.submit });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    const created = within(await screen.findByRole('dialog', { name: form.created }));
    await userEvent.click(created.getByRole('button', { name: form.toMyEvents }));

    const inReview = new RegExp(`^${portalMessages.tabs.pending}`);
    const tab = () => canvas.getByRole('tab', { name: inReview });
    // It is disabled until the list has come with the event.
    await waitFor(() => expect(tab()).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(tab());
    await waitFor(() => expect(canvas.getByRole('link', { name: TITLE })).toBeVisible());
  },
});
