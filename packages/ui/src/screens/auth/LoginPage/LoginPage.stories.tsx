import { expect, fn, waitFor } from 'storybook/test';
import { newcomerAuthentication } from '@perigee/api/fixtures';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { links, typedPhone } from '../story-data.ts';
import { LoginPage } from './LoginPage.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/LoginPage',
  component: LoginPage,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: {
    ...links,
    onSendCode: fn(() => Promise.resolve()),
    onAuthenticate: fn(() => Promise.resolve(newcomerAuthentication)),
    onSignedIn: fn(() => Promise.resolve()),
    onSignUp: fn(() => Promise.resolve()),
    onClose: fn(),
    onViewChange: fn(),
  },
  render: (args) => (
    <main>
      <LoginPage {...args} />
    </main>
  ),
});

/** Opening the page takes no focus; the first step that one takes does. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Get Started' })).not.toHaveFocus();
  },
});

export const Phone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Phone Number' }));
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveFocus());
    await expect(args.onViewChange).toHaveBeenCalledOnce();
    await expect(args.onViewChange).toHaveBeenCalledWith('phone');
  },
});

export const Code = meta.story({ args: { initial: { view: 'code', phone: typedPhone } } });

export const Signup = meta.story({
  args: { initial: { view: 'name', phone: typedPhone, firstName: 'Marisol' } },
});
