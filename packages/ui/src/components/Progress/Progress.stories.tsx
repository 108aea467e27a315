import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Progress.guide.ts';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Uploading your photo', value: 40 },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Uploading your photo' });
    await expect(progress).toHaveAttribute('aria-valuenow', '40');
    await expect(progress).toHaveAttribute('aria-valuetext', '40%');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
});

export const NotBegun = meta.story({ args: { value: 0 } });

export const Complete = meta.story({ args: { value: 100 } });

/** Nobody can say how far it has come. */
export const Indeterminate = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Uploading your photo' });
    await expect(progress).not.toHaveAttribute('aria-valuenow');
  },
});

export const Counted = meta.story({
  args: {
    label: 'Sending invitations',
    value: 3,
    max: 8,
    format: (sent) => `${sent} of 8`,
  },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Sending invitations' });
    await expect(progress).toHaveAttribute('aria-valuetext', '3 of 8');
    await expect(progress).toHaveAttribute('aria-valuemax', '8');
  },
});

export const LabelHidden = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Uploading your photo' });
    await expect(progress).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    label: 'Sending an invitation to everybody who was at your last three suppers',
    value: 187,
    max: 200,
    format: (sent) => `${sent} of 200`,
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  args: { value: 3, max: 8, format: (sent) => `${sent} of 8` },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
