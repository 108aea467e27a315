import { REFERRAL_CODE } from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import { referralMessages, referralServerMessages } from '@perigee/domain/referral';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { Button } from '../../../components/Button/Button.tsx';
import { ReferralCodeDialog, type ReferralCodeDialogProps } from './ReferralCodeDialog.tsx';
import { Waitlisted } from '../../waitlist/WaitlistPage/WaitlistPage.stories.tsx';

function WithOpener({ open: first, onClose, ...rest }: ReferralCodeDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open
      </Button>
      <ReferralCodeDialog
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Referral/Referral code',
  component: ReferralCodeDialog,
  args: {
    open: true,
    onApply: fn((_code: string) => Promise.resolve(true)),
    onClose: fn(),
    onExited: fn(),
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Waitlisted)],
  render: (args) => <WithOpener {...args} />,
});

const codeField = async () => {
  const field = await screen.findByLabelText('Referral code');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};

export const Empty = meta.story({ parameters: otherTheme });

Empty.test('sends nothing without a code', async ({ args, userEvent }) => {
  const field = await codeField();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText(referralMessages.invalid)).toBeVisible());
  await expect(field).toHaveFocus();
  await expect(args.onApply).not.toHaveBeenCalled();
  await userEvent.type(field, 'K');
  await expect(screen.queryByText(referralMessages.invalid)).toBeNull();
});

Empty.test(
  'sends the normalized code once, and is busy meanwhile',
  { args: { onApply: fn((_code: string) => new Promise<boolean>(() => undefined)) } },
  async ({ args, userEvent }) => {
    await userEvent.type(await codeField(), ` ${REFERRAL_CODE.toLowerCase()} {Enter}{Enter}`);
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenCalledWith(REFERRAL_CODE);
    await expect(screen.getByRole('button', { name: 'Enter' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
);

Empty.test(
  "shows the server's reason why a code is refused",
  {
    args: {
      onApply: fn((_code: string) =>
        Promise.reject(new UserFacingError(referralServerMessages.ownCode)),
      ),
    },
  },
  async ({ userEvent }) => {
    await userEvent.type(await codeField(), `${REFERRAL_CODE}{Enter}`);
    await waitFor(() => expect(screen.getByText(referralServerMessages.ownCode)).toBeVisible());
  },
);

Empty.test(
  'closes with a toast when the code is applied',
  { args: { open: false } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.type(await codeField(), REFERRAL_CODE);
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog', { name: 'Enter referral code' })).toBeNull();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect((await screen.findAllByText(referralMessages.applied)).length).toBeGreaterThan(0);
  },
);

/** Any result other than accepted is invalid. */
export const Invalid = meta.story({
  args: { onApply: fn((_code: string) => Promise.resolve(false)) },
  play: async ({ args, userEvent }) => {
    const field = await codeField();
    await userEvent.type(field, 'NOBODY{Enter}');
    await waitFor(() => expect(screen.getByText(referralMessages.invalid)).toBeVisible());
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
