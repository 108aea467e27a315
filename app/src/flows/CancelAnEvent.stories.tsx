import type { EventSignup } from '@perigee/api';
import { eventFormMessages } from '@perigee/domain/events';
import { type BrowserSandbox, demoAccounts } from '@perigee/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowAs } from './flow-sandbox.ts';
import { FlowStage } from './FlowStage.tsx';

const [, host] = demoAccounts;
const TITLE = 'Slow Dinner, Once a Week';
const form = eventFormMessages;

const meta = preview.meta({
  title: 'Flows/Cancel an event',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shippedTheme: 'day' },
  loaders: [async () => openFlowAs(host.phone)],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => (
    <FlowStage sandbox={loaded['sandbox']} token={loaded['token']} startAt="/portal" />
  ),
});

/** A host deletes an event with guests: it is cancelled, and the guests are refunded. */
export const WithGuests = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const sandbox = loaded['sandbox'] as BrowserSandbox;
    const [event] = await canvas.findAllByRole('link', { name: TITLE });
    const id = /\d+$/.exec(event?.getAttribute('href') ?? '')?.[0] ?? '';
    await userEvent.click(event as HTMLElement);
    await canvas.findByRole('table', { name: 'Guest list' });
    await expect((await paidGuests(sandbox, id)).length).toBeGreaterThan(0);

    await userEvent.click(canvas.getByRole('tab', { name: 'Update Event Info' }));
    await userEvent.click(await canvas.findByRole('button', { name: form.delete }));
    const question = within(await screen.findByRole('alertdialog', { name: form.deleteQuestion }));
    await userEvent.click(question.getByRole('button', { name: form.delete }));

    const tab = await canvas.findByRole('tab', { name: /^Cancelled/ });
    await expect(await paidGuests(sandbox, id)).toEqual([]);
    await userEvent.click(tab);
    await waitFor(() => expect(canvas.getByRole('link', { name: TITLE })).toBeVisible());
  },
});

/** The guests of an event who have paid, as an admin reads them. */
async function paidGuests(sandbox: BrowserSandbox, id: string): Promise<EventSignup[]> {
  const response = await sandbox.asAdmin(`/events/${id}`);
  const { event } = (await response.json()) as { event: { Signups: EventSignup[] } };
  return event.Signups.filter(({ paid }) => paid);
}
