import { Share2 } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs/Tabs.tsx';
import { guide } from './Tooltip.guide.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  tags: ['ready'],
  parameters: { guide },
  args: {
    text: 'Everybody who has a ticket gets a message',
    delay: 0,
    children: <Button variant="outline">Update Event Info</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'center', paddingBlock: 72 }}>{Story()}</div>
    ),
  ],
});

const bubble = () => screen.findByRole('tooltip');
const noBubble = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Default = meta.story();

Default.test('describes its control before it is visible', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
    'Everybody who has a ticket gets a message',
  );
  await noBubble();
});

Default.test('shows on keyboard focus, and hides on Escape', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button');
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await bubble();
  await userEvent.keyboard('{Escape}');
  await noBubble();
  await expect(button).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await bubble();
});

Default.test(
  'stays within the window',
  {
    args: { text: 'Everybody who has a ticket gets a message about what has been changed' },
    decorators: [(Story) => <div style={{ width: 280, justifySelf: 'start' }}>{Story()}</div>],
  },
  async ({ userEvent }) => {
    await userEvent.tab();
    const { left, right } = (await bubble()).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
);

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await bubble()).toHaveTextContent('Everybody who has a ticket gets a message');
  },
});

Open.test(
  'hides when the pointer leaves, and shows again when it returns',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.unhover(button);
    await noBubble();
    await userEvent.hover(button);
    await bubble();
  },
);

export const Below = meta.story({
  args: { side: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await bubble();
  },
});

/** The name of an icon as text. Screen readers have it as the name, and do not announce it again. */
export const RepeatsName = meta.story({
  args: {
    text: 'Share',
    repeatsName: true,
    children: <IconButton label="Share" icon={Share2} />,
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await expect(button).toHaveAccessibleDescription('');
    await userEvent.hover(button);
    await bubble();
  },
});

/** The host portal: no event is pending, and the tooltip states what the tab would contain. */
export const OnDisabledTab = meta.story({
  args: { text: 'These events are in review' },
  render: ({ text, delay }) => (
    <Tabs value="active" onValueChange={() => undefined} style={{ width: '100%' }}>
      <TabList label="My Events">
        <Tab value="active" count={3}>
          Active
        </Tab>
        <Tooltip text={text} delay={delay}>
          <Tab value="pending" disabled>
            Pending
          </Tab>
        </Tooltip>
      </TabList>
      <TabPanel value="active">Three events are active.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Pending' });
    await expect(tab).toHaveAttribute('aria-disabled', 'true');
    await expect(tab).toHaveAccessibleDescription('These events are in review');
    await userEvent.hover(tab);
    await expect(await bubble()).toHaveTextContent('These events are in review');
  },
});

OnDisabledTab.test(
  'hides when the pointer leaves, and shows on keyboard focus',
  async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Pending' });
    await userEvent.unhover(tab);
    await noBubble();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab).toHaveFocus();
    await bubble();
  },
);
