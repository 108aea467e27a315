import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Progress.guide.ts';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Data/Progress',
  component: Progress,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Uploading your photo', value: 40 },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test('announces its value as a share', async ({ canvas }) => {
  const progress = canvas.getByRole('progressbar', { name: 'Uploading your photo' });
  await expect(progress).toHaveAttribute('aria-valuenow', '40');
  await expect(progress).toHaveAttribute('aria-valuetext', '40%');
  await expect(canvas.getByText('40%')).toBeVisible();
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <Progress {...args} label="Not begun" value={0} />
      <Progress {...args} label="Complete" value={100} />
      <Progress {...args} label="Nothing is known of its end" value={null} />
      <Progress
        {...args}
        label="Sending invitations"
        value={3}
        max={8}
        format={(sent) => `${sent} of 8`}
      />
      <Progress {...args} label="Without a shown label" labelHidden />
    </Stack>
  ),
});

States.test('announces its value as written, or none', async ({ canvas }) => {
  const progress = (name: string) => canvas.getByRole('progressbar', { name });
  await expect(progress('Nothing is known of its end')).not.toHaveAttribute('aria-valuenow');
  await expect(progress('Sending invitations')).toHaveAttribute('aria-valuetext', '3 of 8');
  await expect(progress('Sending invitations')).toHaveAttribute('aria-valuemax', '8');
  await expect(progress('Without a shown label')).toBeVisible();
});
