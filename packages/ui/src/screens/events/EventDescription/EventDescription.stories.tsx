import { longEvent, upcomingEvent } from '@perigee/api/fixtures';
import { expect } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { EventDescription } from './EventDescription.tsx';

const meta = preview.meta({
  title: 'Screens/Events/Event description',
  component: EventDescription,
  parameters: screenParameters,
  decorators: [atWidth(708)],
  args: { description: longEvent.description },
});

export const Truncated = meta.story({ parameters: otherTheme });

Truncated.test('is cut at 300 characters, and opens by keyboard', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'read more' })).toBeVisible();
  await expect(canvas.getByText(/…/)).toHaveTextContent(
    longEvent.description.slice(0, 290).replaceAll(/\s+/g, ' '),
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const less = canvas.getByRole('button', { name: 'read less' });
  await expect(less).toHaveFocus();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
});

Truncated.test(
  'shows a short text whole',
  { args: { description: upcomingEvent.description } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'About This Event' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);
