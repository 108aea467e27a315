import { CODE, hostSignUpRequest, newcomerAuthentication } from '@perigee/api/fixtures';
import { fieldMessages, serverMessages, UserFacingError } from '@perigee/domain';
import {
  hostMessages,
  hostPageMessages,
  HostRefusal,
  hostServerMessages,
} from '@perigee/domain/hosts';
import { expect, fn, waitFor } from 'storybook/test';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { links } from '../../auth/story-data.ts';
import { HostSignUpPage, type HostSignUpPageProps } from './HostSignUpPage.tsx';

const texts = hostPageMessages.signUp;
const { uuid: _uuid, ...filled } = hostSignUpRequest;

type SignUp = HostSignUpPageProps['onSignUp'];

const refuseWith = (message: string, part: HostRefusal['part']) =>
  fn<SignUp>(async () => Promise.reject(new HostRefusal(message, part)));

const meta = preview.meta({
  title: 'Screens/Hosts/Host sign-up',
  component: HostSignUpPage,
  parameters: portalParameters,
  args: {
    onSendCode: fn<HostSignUpPageProps['onSendCode']>(async () => undefined),
    onAuthenticate: fn<HostSignUpPageProps['onAuthenticate']>(async () => newcomerAuthentication),
    onSignUp: fn<SignUp>(async () => undefined),
    terms: { ...links.terms, hostTermsHref: '/terms-and-conditions' },
    homeHref: '/',
    liveSupportHref: links.liveSupportHref,
  },
  render: (args) => (
    <main>
      <HostSignUpPage {...args} />
    </main>
  ),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
type Steps = Pick<Context, 'canvas' | 'userEvent'>;

async function fill({ canvas, userEvent }: Steps) {
  await userEvent.click(canvas.getByLabelText(texts.name));
  await userEvent.keyboard(
    `${filled.name}{Tab}${filled.firstName}{Tab}${filled.lastName}{Tab}${filled.email}`,
  );
  await userEvent.type(canvas.getByLabelText(texts.phone), '2125550143');
  await userEvent.type(canvas.getByLabelText(texts.password), filled.password);
}

/** Fills the form in, and proves the phone. */
async function signUp(context: Steps) {
  const { canvas, userEvent } = context;
  await fill(context);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await canvas.findByLabelText('6-digit code'));
  await userEvent.keyboard(CODE);
}

export const Default = meta.story({ parameters: otherPortalTheme });

Default.test('signs up after the code for the phone', async (context) => {
  const { args, canvas } = context;
  await signUp(context);
  await expect(await canvas.findByText(fieldMessages.code.verified)).toBeVisible();
  await waitFor(() => expect(args.onSignUp).toHaveBeenCalledOnce());
  await expect(args.onSendCode).toHaveBeenCalledWith(filled.phoneNumber);
  await expect(args.onAuthenticate).toHaveBeenCalledWith(filled.phoneNumber, CODE);
  await expect(args.onSignUp).toHaveBeenCalledWith(filled);
});

Default.test('returns from the code to the filled form', async (context) => {
  const { canvas, userEvent } = context;
  await fill(context);
  await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
  await expect(await canvas.findByLabelText(texts.name)).toHaveValue(filled.name);
  await expect(canvas.getByLabelText(texts.phone)).toHaveValue('(212) 555-0143');
});

Default.test(
  'shows a failure of the sent code over the button',
  {
    args: {
      onSendCode: fn(async () => Promise.reject(new UserFacingError(serverMessages.tooManyCodes))),
    },
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(serverMessages.tooManyCodes),
    );
    await expect(canvas.getByLabelText(texts.name)).toHaveValue(filled.name);
  },
);

/** The fields are marked on submission, each with its own text. */
export const FieldErrors = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(texts.email), 'amira@{Enter}');
    await expect(await canvas.findByText(hostMessages.signIn.emailInvalid)).toBeVisible();
    await expect(canvas.getByText(hostMessages.signIn.passwordEmpty)).toBeVisible();
    await expect(canvas.getByText(fieldMessages.phone.invalid)).toBeVisible();
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByLabelText(texts.name)).toHaveFocus());
  },
});

FieldErrors.test('removes each error as the field is corrected', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(texts.name), 'Moonlit Evenings');
  await waitFor(() => expect(canvas.queryByText(texts.nameEmpty)).toBeNull());
  await expect(canvas.getByText(texts.firstNameEmpty)).toBeVisible();
});

/** The code proves the phone. */
export const Code = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Sent to +1 ••• ••• 0143')).toBeVisible();
  },
});

/** The form returns with its values, and the error is at its field. */
export const EmailTaken = meta.story({
  args: { onSignUp: refuseWith(serverMessages.emailTaken, 'email') },
  play: async (context) => {
    const { canvas } = context;
    await signUp(context);
    await expect(await canvas.findByText(serverMessages.emailTaken)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(texts.email)).toHaveFocus());
  },
});

EmailTaken.test('needs no second code for the same phone', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('x{Enter}');
  await waitFor(() => expect(args.onSignUp).toHaveBeenCalledTimes(2));
  await expect(args.onSendCode).toHaveBeenCalledOnce();
  await expect(await canvas.findByText(serverMessages.emailTaken)).toBeVisible();
});

/** The phone belongs to an account. */
export const PhoneTaken = meta.story({
  args: {
    onAuthenticate: fn<HostSignUpPageProps['onAuthenticate']>(async () => ({
      completedSignup: true,
    })),
  },
  play: async (context) => {
    const { args, canvas } = context;
    await signUp(context);
    await expect(await canvas.findByText(serverMessages.phoneTaken)).toBeVisible();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});

/** The invitation was used, or has expired. */
export const InvitationClosed = meta.story({
  args: { onSignUp: refuseWith(hostServerMessages.invitationInvalid, 'invitation') },
  play: async (context) => {
    const { canvas } = context;
    await signUp(context);
    await expect(
      await canvas.findByRole('heading', { name: hostPageMessages.invitation.closed }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  },
});
