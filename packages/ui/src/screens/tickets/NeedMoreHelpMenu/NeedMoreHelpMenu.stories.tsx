import { expect, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { NeedMoreHelpMenu } from './NeedMoreHelpMenu.tsx';

const meta = preview.meta({
  title: 'Screens/Tickets/Need more help',
  component: NeedMoreHelpMenu,
  args: { helpHref: 'https://help.example/tickets' },
  parameters: screenParameters,
});

/** The button, once the code of its menu has loaded. */
const CLOSED = { name: 'Need more help?', expanded: false };

export const Open = meta.story({
  parameters: otherTheme,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', CLOSED));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

Open.test(
  'links to the help page, closes with Escape, and opens by keyboard',
  async ({ canvas, userEvent }) => {
    await expect(screen.getByRole('menuitem', { name: 'Help page' })).toHaveAttribute(
      'href',
      'https://help.example/tickets',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const trigger = canvas.getByRole('button', CLOSED);
    await waitFor(() => expect(trigger).toHaveFocus());
    trigger.blur();
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
);
