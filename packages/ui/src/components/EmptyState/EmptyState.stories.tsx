import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextLink } from '../Link/TextLink.tsx';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

const browse = fn();

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: {
    title: 'You have no upcoming events',
    actions: (
      <>
        <Button onClick={browse}>Browse Events for you</Button>
        <TextLink standalone href="#past">
          See past events
        </TextLink>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'You have no upcoming events' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const WithText = meta.story({
  args: {
    title: "You've seen everyone who fits your preferences",
    children: 'More people join every week.',
    actions: (
      <>
        <Button>Widen Preferences</Button>
        <Button variant="outline">Review Skipped Profiles</Button>
      </>
    ),
  },
});

export const MissingContent = meta.story({
  args: { title: 'No options available', actions: undefined },
});

export const WholePage = meta.story({
  args: { level: 1 },
  decorators: [(Story) => <div style={{ display: 'grid', minHeight: '100vh' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Browse Events for you' });
    await expect(button.getBoundingClientRect().top - heading.bottom).toBeLessThan(40);
  },
});

export const InASection = meta.story({
  args: { level: 3 },
  decorators: [
    (Story) => (
      <>
        <h2>Attending</h2>
        {Story()}
      </>
    ),
  ],
});

export const LongContent = meta.story({
  args: {
    title: 'There is nobody on the waitlist who has sent a photograph and lives within your city',
    children:
      'Search for another_city_whose_name_is_longer_than_anybody_would_think, or leave out what you filter by.',
  },
});

export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    browse.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Browse Events for you' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(browse).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See past events' })).toHaveFocus();
  },
});
