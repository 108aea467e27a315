import { referralMessages, referralServerMessages, UserFacingError } from '@perigee/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { SignInDialog } from '../../auth/SignInDialog/SignInDialog.tsx';
import { links, never } from '../../auth/story-data.ts';
import { LandingPage } from '../../shell/LandingPage/LandingPage.tsx';
import { InviteRedirect } from './InviteRedirect.tsx';

const meta = preview.meta({
  title: 'Screens/Referral/InviteRedirect',
  component: InviteRedirect,
  args: {
    onApply: fn((): Promise<boolean> => Promise.resolve(true)),
    onDone: fn(),
    onFailed: fn(),
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const Applying = meta.story({
  args: { onApply: fn(never) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Applying your invitation')).toBeVisible();
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
});

/** The toast goes along. */
export const AppliedRedirect = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect((await screen.findAllByText(referralMessages.applied)).length).toBeGreaterThan(0);
  },
});

/** A code that nobody has leads on without a word. */
export const NotAccepted = meta.story({
  args: { onApply: fn(() => Promise.resolve(false)) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(screen.queryByText(referralMessages.applied)).toBeNull();
  },
});

/** So does a failure, which is only logged. */
export const FailedRedirect = meta.story({
  args: {
    onApply: fn(() => Promise.reject(new UserFacingError(referralServerMessages.alreadyReferred))),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await expect(screen.queryByText(referralServerMessages.alreadyReferred)).toBeNull();
  },
});

/** Visitors are asked in on the landing page; the code waits for them. */
export const LoggedOut = meta.story({
  render: () => (
    <>
      <LandingPage onSignIn={fn()} />
      <SignInDialog
        {...links}
        open
        onSendCode={never}
        onAuthenticate={never}
        onSignedIn={never}
        onSignUp={never}
        onSendLink={never}
        onClose={fn()}
      />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Get Started' })).toHaveFocus());
  },
});
