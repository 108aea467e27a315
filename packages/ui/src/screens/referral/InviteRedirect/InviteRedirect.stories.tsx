import { UserFacingError } from '@perigee/domain';
import { referralMessages, referralServerMessages } from '@perigee/domain/referral';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { SignInDialog } from '../../auth/SignInDialog/SignInDialog.tsx';
import { links, never } from '../../auth/story-data.ts';
import { LandingPage } from '../../shell/LandingPage/LandingPage.tsx';
import { InviteRedirect } from './InviteRedirect.tsx';

const meta = preview.meta({
  title: 'Screens/Referral/Invitation link',
  component: InviteRedirect,
  args: {
    onApply: fn<() => Promise<boolean>>(never),
    onDone: fn(),
    onFailed: fn(),
  },
  parameters: { ...screenParameters, layout: 'fullscreen', site: { viewer: 'applicant' } },
  decorators: [onSite],
});

export const Applying = meta.story({
  parameters: otherTheme,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Applying your invitation')).toBeVisible();
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
});

Applying.test(
  'continues with a toast after the code was applied',
  { args: { onApply: fn(() => Promise.resolve(true)) } },
  async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect((await screen.findAllByText(referralMessages.applied)).length).toBeGreaterThan(0);
  },
);

Applying.test(
  'continues without a message if the code is not accepted, which is only logged',
  { args: { onApply: fn(() => Promise.resolve(false)) } },
  async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await expect(screen.queryByText(referralMessages.applied)).toBeNull();
  },
);

Applying.test(
  'continues without a message if applying fails, which is only logged',
  {
    args: {
      onApply: fn(() =>
        Promise.reject(new UserFacingError(referralServerMessages.alreadyReferred)),
      ),
    },
  },
  async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await expect(screen.queryByText(referralServerMessages.alreadyReferred)).toBeNull();
  },
);

/** Visitors are asked to sign in on the landing page; the code is applied afterwards. */
export const LoggedOut = meta.story({
  parameters: { site: { viewer: 'visitor', pathname: '/' } },
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
