import { demoAccounts } from '@perigee/sandbox/browser';
import { waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowAs } from './flow-sandbox.ts';
import { FlowStage } from './FlowStage.tsx';

const [, , admin] = demoAccounts;

const meta = preview.meta({
  title: 'Flows/Decide applicants',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shippedTheme: 'day' },
  loaders: [async () => openFlowAs(admin.phone)],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => (
    <FlowStage
      sandbox={loaded['sandbox']}
      token={loaded['token']}
      startAt="/admin/waitlist?view=single"
    />
  ),
});

/** By keyboard, from one applicant to the next; the tab of a decision lists its applicant. */
export const OneAfterTheOther = meta.story({
  play: async ({ canvas, userEvent }) => {
    /** The applicant who follows another one, once they have the focus: there the keys act. */
    const findNext = (last?: string) =>
      waitFor(() => {
        const heading = canvas.getByRole('heading', { level: 2 });
        if (document.activeElement !== heading) throw new Error('No applicant has the focus');
        if (heading.textContent === last) throw new Error(`Still ${last}`);
        return heading.textContent;
      });
    const first = await findNext();
    await userEvent.keyboard('p7{Enter}');
    const second = await findNext(first);
    await userEvent.keyboard('m{Enter}');
    await findNext(second);

    await userEvent.click(canvas.getByRole('link', { name: /^Maybe/ }));
    const [name = ''] = second.split(',');
    await canvas.findByRole('button', { name });
  },
});
