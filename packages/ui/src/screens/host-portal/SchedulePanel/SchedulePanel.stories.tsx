import { eveningSchedule } from '@perigee/api/fixtures';
import { managerMessages } from '@perigee/domain/host-portal';
import { expect, fn } from 'storybook/test';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import { inPortal } from '#.storybook/portal-frame';
import preview from '#.storybook/preview';
import { Section } from '../../../components/Section/Section.tsx';
import { managedEvent } from '../story-data.ts';
import { SchedulePanel, type SchedulePanelProps } from './SchedulePanel.tsx';

const actions = { onGenerate: fn(), onDelete: fn(), busy: false };
const texts = managerMessages.schedule;

const meta = preview.meta({
  title: 'Screens/Host portal/Schedule',
  component: SchedulePanel,
  parameters: portalParameters,
  decorators: [inPortal],
  render: (args) => (
    <Section as="div" column space="list">
      <SchedulePanel {...args} />
    </Section>
  ),
  args: {
    event: managedEvent,
    schedule: eveningSchedule as SchedulePanelProps['schedule'],
    actions: actions as SchedulePanelProps['actions'],
    takesFocus: false,
  },
});

/** The pairs of each round. */
export const Generated = meta.story({ parameters: otherPortalTheme });

Generated.test('generates it again, and asks to delete it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.again }));
  await expect(actions.onGenerate).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: texts.delete }));
  await expect(actions.onDelete).toHaveBeenCalledOnce();
});

Generated.test('is chosen round by round with the arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '1' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByText('Round 2, 7:23 PM to 7:29 PM')).toBeVisible();
});

Generated.test(
  'cannot be changed once the event has started',
  { args: { actions: undefined } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: texts.delete })).toBeNull();
  },
);

/** Before it is generated. */
export const NotGenerated = meta.story({ args: { schedule: null } });

NotGenerated.test(
  'is busy while it is generated',
  { args: { actions: { ...actions, busy: true } } },
  async ({ canvas }) => {
    const generate = canvas.getByRole('button', { name: texts.generate });
    await expect(generate).toHaveAttribute('aria-busy', 'true');
  },
);
