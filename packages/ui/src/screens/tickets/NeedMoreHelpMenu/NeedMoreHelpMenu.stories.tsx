import { expect, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { NeedMoreHelpMenu } from './NeedMoreHelpMenu.tsx';

const meta = preview.meta({
  title: 'Screens/Tickets/NeedMoreHelpMenu',
  component: NeedMoreHelpMenu,
  args: { helpHref: 'https://help.example/tickets' },
  parameters: screenParameters,
});

/** The button, once the menu behind it is there. */
const CLOSED = { name: 'Need more help?', expanded: false };

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', CLOSED)).toBeVisible();
  },
});

/** By keys: it opens on Enter, leads to the help page, and gives the focus back. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', CLOSED);
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Help page' })).toHaveAttribute(
      'href',
      'https://help.example/tickets',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});
