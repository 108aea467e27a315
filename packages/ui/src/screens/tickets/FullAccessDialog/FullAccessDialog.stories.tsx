import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { FullAccessDialog } from './FullAccessDialog.tsx';
import { Upcoming as Tickets } from '../AttendeeDashboard/AttendeeDashboard.stories.tsx';

const meta = preview.meta({
  title: 'Screens/Tickets/Full access',
  component: FullAccessDialog,
  args: { open: true, discoverHref: '/', onClose: fn() },
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Tickets)],
});

/** Once it is open. That it opens a second later is tested beside it, with a clock that the test moves. */
export const OpensAfter1s = meta.story({
  parameters: otherTheme,
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Congratulations, you have full access',
    });
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
  },
});

OpensAfter1s.test(
  'has the initial focus on its main action, and closes with Escape',
  async ({ args, userEvent }) => {
    const discover = screen.getByRole('link', { name: 'Discover Events' });
    await expect(discover).toHaveAttribute('href', '/');
    await waitFor(() => expect(discover).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);
