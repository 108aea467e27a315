import { newcomerAuthentication } from '@perigee/api/fixtures';
import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { SignInFlow, type SignInFlowProps } from '../../auth/SignInFlow/SignInFlow.tsx';
import { links, never, typedPhone } from '../../auth/story-data.ts';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';
import { SignupPage } from './SignupPage.tsx';

const signingUp = (initial: SignInFlowProps['initial']) => (
  <SignInFlow
    {...links}
    mayFocus={false}
    initial={{ phone: typedPhone, ...initial }}
    onSendCode={() => Promise.resolve()}
    onAuthenticate={() => Promise.resolve(newcomerAuthentication)}
    onSignedIn={never}
    onSignUp={never}
    onSendLink={never}
    onClose={fn()}
  />
);

const meta = preview.meta({
  title: 'Screens/Signup/Sign up',
  component: SignupPage,
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const Phone = meta.story({
  parameters: otherTheme,
  args: { children: signingUp({ view: 'phone' }) },
});

Phone.test('has a heading and a home link, and no header or footer', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign up');
  await expect(canvas.getByRole('link', { name: 'Perigee' })).toHaveAttribute('href', '/');
  await expect(canvas.queryByRole('banner')).toBeNull();
  await expect(canvas.queryByRole('contentinfo')).toBeNull();
});

export const Name = meta.story({
  args: { children: signingUp({ view: 'name' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('');
  },
});

export const Instagram = meta.story({
  args: { children: signingUp({ view: 'instagram' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Instagram handle')).toHaveValue('');
  },
});

export const ProfileSteps = meta.story({
  args: {
    children: (
      <ProfileStepsFlow
        {...newcomer}
        initialStep="sexuality"
        onSave={() => Promise.resolve()}
        onDone={fn()}
        onClose={fn()}
      />
    ),
  },
});
