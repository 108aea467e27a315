import { expect, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { SignInDialog } from '../SignInDialog/SignInDialog.tsx';
import { dialogArgs } from '../story-data.ts';

/** The first step of signing in over a page; its own states are those of IntroStep. */
const meta = preview.meta({
  title: 'Screens/Auth/AuthModalIntro',
  component: SignInDialog,
  parameters: screenParameters,
  args: dialogArgs,
});

/** The host sign-in is a page of its own, and not offered here. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Get Started' })).toHaveFocus());
    await expect(screen.queryByRole('link', { name: 'Host Sign In' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Trouble Logging In?' }));
    const link = screen.getByRole('button', { name: 'Email a sign-in link' });
    await waitFor(() => expect(link).toBeVisible());
  },
});
