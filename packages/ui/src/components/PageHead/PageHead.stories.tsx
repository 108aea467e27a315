import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { TextLink } from '../Link/TextLink.tsx';
import { TabLink, TabLinks } from '../Tabs/TabLinks.tsx';
import { guide } from './PageHead.guide.ts';
import { PageHead } from './PageHead.tsx';

const meta = preview.meta({
  title: 'Components/Layout/PageHead',
  component: PageHead,
  tags: ['ready'],
  parameters: { guide },
  args: {
    kicker: 'Waitlist',
    title: 'You are on the list',
    subtitle: 'Places are given by hand. You always see where you stand.',
    callToAction: (
      <>
        <Button>Reserve a membership</Button>
        <TextLink standalone href="#how">
          How it works
        </TextLink>
      </>
    ),
  },
});

export const Default = meta.story();

Default.test('has one title of level 1', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You are on the list');
});

Default.test(
  'takes the focus on mount where it replaces a view',
  { args: { takesFocus: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

/** Above a list: a smaller title with a state, actions at the end of its line, and tabs under it. */
export const AboveList = meta.story({
  args: {
    kicker: undefined,
    title: 'Noor Rahimi, 31',
    badge: <Badge>Pre-approved</Badge>,
    subtitle: undefined,
    callToAction: undefined,
    size: '2xl',
    actions: <Button size="small">Queue match</Button>,
    tabs: (
      <TabLinks label="Matches">
        <TabLink href="#upcoming" current>
          Upcoming
        </TabLink>
        <TabLink href="#past">Past</TabLink>
      </TabLinks>
    ),
  },
});

AboveList.test('ends its line with the actions, and the tabs are under it', async ({ canvas }) => {
  const title = canvas.getByRole('heading').getBoundingClientRect();
  const action = canvas.getByRole('button').getBoundingClientRect();
  const tabs = canvas.getByRole('navigation');
  const head = tabs.closest('header')?.getBoundingClientRect();
  await expect(Math.round(action.right)).toBe(Math.round(head?.right ?? 0));
  await expect(action.top).toBeLessThan(title.bottom);
  await expect(tabs.getBoundingClientRect().top).toBeGreaterThan(title.bottom);
});
