import { expect, fn, waitFor } from 'storybook/test';
import {
  CODE,
  memberAuthentication,
  newcomerAuthentication,
  signUpRequest,
  WRONG_CODE,
} from '@perigee/api/fixtures';
import { fieldMessages, messages, serverMessages, UserFacingError } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { EmailRefusedError } from '@perigee/domain/signup';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { links, refuse, typedPhone } from '../story-data.ts';
import { SignInFlow, type SignInFlowProps } from './SignInFlow.tsx';

const answers = {
  firstName: signUpRequest.firstName,
  lastName: signUpRequest.lastName,
  email: signUpRequest.email,
  instagramLink: signUpRequest.instagramLink,
};

const meta = preview.meta({
  title: 'Screens/Auth/Sign-in, step by step',
  component: SignInFlow,
  parameters: screenParameters,
  args: {
    ...links,
    mayFocus: false,
    onSendCode: fn(() => Promise.resolve()),
    onAuthenticate: fn((_phone: string, code: string) =>
      code === CODE
        ? Promise.resolve(newcomerAuthentication)
        : Promise.reject(new UserFacingError(fieldMessages.code.invalid)),
    ),
    onSignedIn: fn(() => Promise.resolve()),
    onSignUp: fn(() => Promise.resolve()),
    onSendLink: fn(() => Promise.resolve()),
    onClose: fn(),
    onViewChange: fn(),
  },
  decorators: [atWidth(366)],
});

/** Where the flow stands in a dialog, its steps take the focus. */
const inDialog = { mayFocus: true };

export const Default = meta.story({ parameters: otherTheme });

Default.test(
  'goes to sign-up by keyboard, after a wrong code',
  { args: inDialog },
  async ({ args, canvas, userEvent }) => {
    const intro = canvas.getByRole('heading', { name: 'Get Started' });
    await waitFor(() => expect(intro).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const phone = await canvas.findByLabelText('Phone number');
    await waitFor(() => expect(phone).toHaveFocus());
    await canvas.findByRole('option', { name: 'Canada +1' });
    await userEvent.keyboard('2125550142{Enter}');
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await expect(args.onSendCode).toHaveBeenCalledWith('+12125550142');

    const code = await canvas.findByLabelText('6-digit code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard(WRONG_CODE);
    await canvas.findByText(fieldMessages.code.invalid);
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard(CODE);
    await expect(args.onAuthenticate).toHaveBeenLastCalledWith('+12125550142', CODE);

    const verified = await canvas.findByRole('heading', { name: fieldMessages.code.verified });
    await waitFor(() => expect(verified).toHaveFocus());
    const first = await canvas.findByLabelText('First name');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await expect(args.onViewChange).toHaveBeenCalledTimes(4);
  },
);

Default.test(
  'signs up by keyboard',
  { args: { ...inDialog, initial: { view: 'name', phone: typedPhone } } },
  async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByLabelText('First name');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('Marisol');
    await userEvent.tab();
    await userEvent.keyboard(' Vega {Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await userEvent.keyboard('marisol@example.com{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Instagram handle')).toHaveFocus());
    await userEvent.keyboard('@marisol.vega{Enter}');
    await expect(args.onSignUp).toHaveBeenCalledOnce();
    await expect(args.onSignUp).toHaveBeenCalledWith(answers);
    await expect(args.onViewChange).toHaveBeenCalledTimes(2);
  },
);

Default.test(
  'signs a member in after the code',
  {
    args: {
      ...inDialog,
      initial: { view: 'code', phone: typedPhone },
      onAuthenticate: fn((_phone: string, _code: string) => Promise.resolve(memberAuthentication)),
    },
  },
  async ({ args, canvas, userEvent }) => {
    const code = await canvas.findByLabelText('6-digit code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard(CODE);
    await canvas.findByRole('heading', { name: fieldMessages.code.verified });
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('heading', { name: fieldMessages.code.verified })).toBeVisible();
  },
);

Default.test(
  'tries again if no session could be created',
  {
    args: {
      ...inDialog,
      initial: { view: 'verified', completedSignup: true },
      onSignedIn: fn(refuse(messages.unableToProcess)),
    },
  },
  async ({ args, canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledTimes(2));
  },
);

const atTheEnd: SignInFlowProps['initial'] = {
  view: 'instagram',
  phone: typedPhone,
  firstName: 'Marisol',
  lastName: 'Vega',
  email: 'marisol@example.com',
  instagram: 'marisol.vega',
};

Default.test(
  'goes back to an email that is taken, and keeps the typed values',
  {
    args: {
      ...inDialog,
      initial: { ...atTheEnd, email: 'taken@example.com' },
      onSignUp: fn(({ email }: { email: string }) =>
        email === answers.email
          ? Promise.resolve()
          : Promise.reject(new EmailRefusedError(serverMessages.emailTaken)),
      ),
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const email = await canvas.findByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue('taken@example.com');
    await expect(email).toHaveAccessibleDescription(serverMessages.emailTaken);
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.clear(email);
    await userEvent.type(email, 'marisol@example.com{Enter}');
    await expect(await canvas.findByLabelText('Instagram handle')).toHaveValue('marisol.vega');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSignUp).toHaveBeenLastCalledWith(answers);
  },
);

Default.test(
  'goes back step by step to the number, which is kept, and leaves the flow',
  { args: { ...inDialog, initial: atTheEnd } },
  async ({ args, canvas, userEvent }) => {
    const back = async () => userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await back();
    await expect(await canvas.findByLabelText('Email')).toHaveValue('marisol@example.com');
    await back();
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Marisol');
    await back();
    await expect(await canvas.findByLabelText('Phone number')).toHaveValue('(212) 555-0142');
    await back();
    await canvas.findByRole('heading', { name: 'Get Started' });
    await back();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Default.test(
  'goes from the number to the code that was sent',
  {
    args: {
      ...inDialog,
      initial: { view: 'code', phone: typedPhone, codeSentTo: typedPhone.e164 },
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Phone number')).toHaveValue('(212) 555-0142');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: authMessages.code.enterSentCode }));
    await canvas.findByLabelText('6-digit code');
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
);

Default.test(
  'goes back from the name to the number, which offers no used code',
  {
    args: {
      ...inDialog,
      initial: { view: 'code', phone: typedPhone, codeSentTo: typedPhone.e164 },
    },
  },
  async ({ args, canvas, userEvent }) => {
    const code = await canvas.findByLabelText('6-digit code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard(CODE);
    await canvas.findByLabelText('First name');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByLabelText('Phone number');
    const { enterSentCode } = authMessages.code;
    await expect(canvas.queryByRole('button', { name: enterSentCode })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByLabelText('6-digit code');
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
);

let release: () => void = () => {};

Default.test(
  'does not go forward when the response arrives after Back',
  {
    args: {
      ...inDialog,
      initial: { view: 'phone', phone: typedPhone },
      onSendCode: fn(
        () =>
          new Promise<void>((resolve) => {
            release = resolve;
          }),
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('heading', { name: 'Get Started' });
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    // On a busy machine the step is still sliding in.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Get Started' })).toBeVisible());
  },
);

Default.test(
  'sends another code to the previously entered number',
  { args: { ...inDialog, initial: { view: 'intro', phone: typedPhone } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trouble Logging In?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await expect(args.onSendCode).toHaveBeenCalledWith('+12125550142');
    await canvas.findByLabelText('6-digit code');
  },
);

Default.test(
  'sends a link to an email instead, and goes back to the intro',
  { args: { ...inDialog, initial: { view: 'phone', phone: typedPhone } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trouble Logging In?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Email a sign-in link' }));
    const email = await canvas.findByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.keyboard('marisol@example.com{Enter}');
    await canvas.findByText(authMessages.magicLink.sent);
    await expect(args.onSendLink).toHaveBeenCalledWith('marisol@example.com');
    await expect(args.onViewChange).toHaveBeenLastCalledWith('email-link');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('heading', { name: 'Get Started' });
  },
);
