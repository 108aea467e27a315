import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useState } from 'react';
import { expect, fn, waitFor, type screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { TabLink, TabLinks } from './TabLinks.tsx';
import { guide } from './Tabs.guide.ts';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from './Tabs.tsx';

function Events({ value: first, onValueChange, ...rest }: TabsProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <Tabs
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

/** The previous panel is removed in the next frame. */
const onlyPanel = (canvas: Pick<typeof screen, 'getByRole'>, text: string) =>
  waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent(text));

const meta = preview.meta({
  title: 'Components/Layout/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel, TabLinks, TabLink },
  tags: ['ready'],
  parameters: { guide },
  args: {
    value: 'upcoming',
    onValueChange: fn(),
    children: (
      <>
        <TabList label="Attending">
          <Tab value="upcoming" count={2}>
            Upcoming
          </Tab>
          <Tab value="past" count={9}>
            Past
          </Tab>
        </TabList>
        <TabPanel value="upcoming">Two suppers are to come.</TabPanel>
        <TabPanel value="past">Nine suppers are over.</TabPanel>
      </>
    ),
  },
  render: (args) => <Events {...args} />,
});

export const Default = meta.story();

Default.test('shows the panel of the pressed tab', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('tablist', { name: 'Attending' })).toBeVisible();
  const upcoming = canvas.getByRole('tab', { name: 'Upcoming 2' });
  await expect(upcoming).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.getByRole('tabpanel', { name: 'Upcoming 2' })).toHaveTextContent(
    'Two suppers are to come.',
  );
  await userEvent.click(canvas.getByRole('tab', { name: 'Past 9' }));
  await expect(args.onValueChange).toHaveBeenCalledWith('past');
  await expect(args.onValueChange).toHaveBeenCalledOnce();
  await onlyPanel(canvas, 'Nine suppers are over.');
});

Default.test(
  'selects on focus with activateOnFocus',
  {
    args: {
      children: (
        <>
          <TabList label="Attending" activateOnFocus>
            <Tab value="upcoming">Upcoming</Tab>
            <Tab value="past">Past</Tab>
          </TabList>
          <TabPanel value="upcoming">To come.</TabPanel>
          <TabPanel value="past">Over.</TabPanel>
        </>
      ),
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('past');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await onlyPanel(canvas, 'Over.');
  },
);

export const WithoutCounts = meta.story({
  args: {
    value: 'sales',
    children: (
      <TabList label="Event">
        <Tab value="sales">Ticket Sales</Tab>
        <Tab value="info">Update Event Info</Tab>
      </TabList>
    ),
  },
});

export const Disabled = meta.story({
  args: {
    value: 'active',
    children: (
      <>
        <TabList label="My Events">
          <Tab value="active" count={3}>
            Active
          </Tab>
          <Tab value="pending" count={0} disabled>
            Pending
          </Tab>
          <Tab value="completed" count={12}>
            Completed
          </Tab>
        </TabList>
        <TabPanel value="active">Three are active.</TabPanel>
        <TabPanel value="completed">Twelve are over.</TabPanel>
      </>
    ),
  },
});

Disabled.test('cannot be selected', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Pending 0' }));
  await expect(args.onValueChange).not.toHaveBeenCalled();
});

/** One tab stop. The arrow keys wrap around and include disabled tabs, which Enter does not select. */
Disabled.test('is reached by arrow keys', async ({ args, canvas, userEvent }) => {
  const [active, pending, completed] = canvas.getAllByRole('tab');
  await userEvent.tab();
  await expect(active).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(pending).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}');
  await expect(completed).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(active).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft} ');
  await expect(args.onValueChange).toHaveBeenCalledWith('completed');
  await expect(args.onValueChange).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Home}');
  await expect(active).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('tabpanel', { name: 'Completed 12' })).toHaveFocus();
});

const STATUSES = [
  'Sub failed',
  'Sub canceled',
  'Pending',
  'DB Pending',
  'DB Approved',
  'User declined',
  'Maybe',
  'No',
  'Pre-approved',
  'Yes',
];

/** Tabs that do not fit are reached by touch and by keys; the selected tab is visible at once. */
export const MoreThanFit = meta.story({
  args: {
    value: 'DB Approved',
    children: (
      <TabList label="Waitlist">
        {STATUSES.map((status, index) => (
          <Tab key={status} value={status} count={index * 7}>
            {status}
          </Tab>
        ))}
      </TabList>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
});

MoreThanFit.test('scrolls a tab into view', async ({ canvas, userEvent }) => {
  await document.fonts.ready;
  const list = canvas.getByRole('tablist');
  const inView = (name: RegExp) => {
    const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
    const box = list.getBoundingClientRect();
    return left >= box.left - 1 && right <= box.right + 1;
  };
  await expect(inView(/DB Approved/)).toBe(true);
  // Just clear of the fade, wherever the list is on the page.
  const { right } = canvas.getByRole('tab', { name: /DB Approved/ }).getBoundingClientRect();
  await expect(Math.round(list.getBoundingClientRect().right - right)).toBe(32);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect(inView(/Yes/)).toBe(true);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

MoreThanFit.test(
  'moves in the opposite direction from right to left',
  {
    decorators: [
      (Story) => (
        <DirectionProvider direction="rtl">
          <div dir="rtl">{Story()}</div>
        </DirectionProvider>
      ),
    ],
  },
  async ({ canvas, userEvent }) => {
    await document.fonts.ready;
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /DB Approved/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /User declined/ })).toHaveFocus();
  },
);

export const AsLinks = meta.story({
  render: () => (
    <TabLinks label="Attending">
      <TabLink href="#upcoming" count={2} current>
        Upcoming
      </TabLink>
      <TabLink href="#past" count={9}>
        Past
      </TabLink>
    </TabLinks>
  ),
});

AsLinks.test('is a navigation whose links are tab stops', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('navigation', { name: 'Attending' })).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Past 9' })).toHaveFocus();
});
