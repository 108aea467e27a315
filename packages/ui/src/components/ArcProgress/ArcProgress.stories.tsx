import { PROFILE_STEPS } from '@perigee/domain/signup';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './ArcProgress.guide.ts';
import { ArcProgress } from './ArcProgress.tsx';

const meta = preview.meta({
  title: 'Components/Data/ArcProgress',
  component: ArcProgress,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Sign-up', current: 1, total: 3 },
});

export const Default = meta.story();

Default.test('announces its value in words', async ({ canvas }) => {
  const progress = canvas.getByRole('progressbar', { name: 'Sign-up' });
  await expect(progress).toHaveAttribute('aria-valuenow', '1');
  await expect(progress).toHaveAttribute('aria-valuemax', '3');
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 3');
});

/** Before the first step, each step, a step beyond the last, an unknown number of steps, and a large arc. */
export const Steps = meta.story({
  render: (args) => (
    <Stack direction="row" wrap align="center" gap={6}>
      {[0, 1, 2, 3, 4].map((current) => (
        <ArcProgress {...args} key={current} current={current} />
      ))}
      <ArcProgress {...args} current={0} total={0} />
      <ArcProgress {...args} current={2} size={72} />
    </Stack>
  ),
});

/** The steps of a profile, from the username to the photos. */
export const Profile = meta.story({
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
});
