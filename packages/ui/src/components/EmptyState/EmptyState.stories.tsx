import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextLink } from '../Link/TextLink.tsx';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';
import { NotFoundOrbit } from '../Orbit/NotFoundOrbit.tsx';
import { EndOfDeckOrbit } from '../Orbit/EndOfDeckOrbit.tsx';
import { NoEventsOrbit } from '../Orbit/NoEventsOrbit.tsx';

const browse = fn();

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  tags: ['ready'],
  parameters: { guide },
  args: {
    title: 'You have no upcoming events',
    drawing: NoEventsOrbit,
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

export const Default = meta.story();

/** With a text, without an action, and in a section that has a heading. */
export const Variants = meta.story({
  render: () => (
    <>
      <EmptyState
        drawing={EndOfDeckOrbit}
        title="You've seen everyone who fits your preferences"
        actions={
          <>
            <Button>Widen Preferences</Button>
            <Button variant="outline">Review Skipped Profiles</Button>
          </>
        }
      >
        More people join every week.
      </EmptyState>
      <EmptyState drawing={NotFoundOrbit} title="No options available" />
      <h2>Attending</h2>
      <EmptyState level={3} drawing={NoEventsOrbit} title="You have no upcoming events" />
    </>
  ),
});

export const WholePage = meta.story({
  args: { level: 1 },
  decorators: [(Story) => <div style={{ display: 'grid', minHeight: '100vh' }}>{Story()}</div>],
});

Default.test('has a heading, and its action works by keyboard', async ({ canvas, userEvent }) => {
  browse.mockClear();
  await expect(
    canvas.getByRole('heading', { level: 2, name: 'You have no upcoming events' }),
  ).toBeVisible();
  await expect(canvas.queryByRole('img')).toBeNull();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Browse Events for you' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(browse).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'See past events' })).toHaveFocus();
});

/** A page without other content, such as for an unknown address. */
export const MessagePage = meta.story({
  args: { level: 1, size: 'page', drawing: NotFoundOrbit, title: 'There is nothing here' },
});

WholePage.test('keeps its parts together in a page that it fills', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
  const button = canvas.getByRole('button', { name: 'Browse Events for you' });
  await expect(button.getBoundingClientRect().top - heading.bottom).toBeLessThan(40);
});
