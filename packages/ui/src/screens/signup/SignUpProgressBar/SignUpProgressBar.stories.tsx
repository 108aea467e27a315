import { PROFILE_STEPS } from '@perigee/domain';
import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ArcProgress } from '../../../components/ArcProgress/ArcProgress.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

const meta = preview.meta({
  title: 'Screens/Signup/SignUpProgressBar',
  component: ArcProgress,
  parameters: screenParameters,
  args: { label: 'Sign-up', current: 1, total: 3 },
});

/** Name. */
export const SignUp1Of3 = meta.story();

/** Email. */
export const SignUp2Of3 = meta.story({ args: { current: 2 } });

/** Instagram. */
export const SignUp3Of3 = meta.story({ args: { current: 3 } });

/** Username to photos. */
export const Profile1To9Of9 = meta.story({
  render: () => (
    <Stack align="start">
      {PROFILE_STEPS.map((step, index) => (
        <ArcProgress
          key={step}
          label={`Profile, ${step}`}
          current={index + 1}
          total={PROFILE_STEPS.length}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(9);
    await expect(canvas.getByText('9 of 9')).toBeVisible();
  },
});
