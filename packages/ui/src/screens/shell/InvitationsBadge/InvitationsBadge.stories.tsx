import { acceptedDater } from '@perigee/api/fixtures';
import { expect, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Header } from '../../../components/Header/Header.tsx';
import { headerFor, small } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Shell/InvitationsBadge',
  component: Header,
  args: headerFor({ user: acceptedDater, isInvited: true }),
  parameters: { ...screenParameters, layout: 'fullscreen' },
  globals: small,
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const link = canvas.getByRole('link', { name: /Invitations/ });
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
    await expect(link).toHaveTextContent('Invitations1');
  },
});

/** There is a ticket to each featured event, so nothing waits. */
export const Hidden = meta.story({
  args: headerFor({ user: acceptedDater }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
    await expect(canvas.queryByText('Invitations')).toBeNull();
  },
});
