import { publicUser, REFERRAL_CODE } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import { InvitePanel } from './InvitePanel.tsx';

const LINK = `https://perigee.example/invite/${REFERRAL_CODE}`;

const meta = preview.meta({
  title: 'Screens/Referral/Invite friends',
  component: InvitePanel,
  args: {
    invite: { code: REFERRAL_CODE, link: LINK },
    referrer: ready(null),
    onEnterCode: fn(),
    write: fn(() => Promise.resolve()),
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const Invite = meta.story({ parameters: otherTheme });

Invite.test(
  'copies the link, and opens the dialog for a code',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(REFERRAL_CODE)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy invite link' }));
    await expect(args.write).toHaveBeenCalledOnce();
    await expect(args.write).toHaveBeenCalledWith(LINK);
    await expect(canvas.getByText(messages.copy.done)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter referral code' }));
    await expect(args.onEnterCode).toHaveBeenCalledOnce();
  },
);

/** Invited by a member: the panel asks for no other code. */
export const Invited = meta.story({
  args: { referrer: ready(publicUser) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Idris')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enter referral code' })).toBeNull();
  },
});

export const WithoutCode = meta.story({
  args: { invite: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Invite a friend' })).toBeNull();
  },
});

export const Loading = meta.story({ args: { referrer: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { referrer: { status: 'error', message: messages.unableToProcess, onRetry } },
});

Failed.test('loads again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

export const LongNameWithoutPicture = meta.story({
  args: {
    referrer: ready({
      ...publicUser,
      name: 'Wolfeschlegelsteinhausenbergerdorff Maximilian',
      profileImage: null,
    }),
  },
});
