import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ArcProgress } from './ArcProgress.tsx';

const meta = preview.meta({
  title: 'Components/ArcProgress',
  component: ArcProgress,
  args: { label: 'Sign-up', current: 1, total: 3 },
});

export const First = meta.story({
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Sign-up' });
    await expect(progress).toHaveAttribute('aria-valuenow', '1');
    await expect(progress).toHaveAttribute('aria-valuemax', '3');
    await expect(progress).toHaveAttribute('aria-valuetext', '1 of 3');
  },
});

export const Second = meta.story({ args: { current: 2 } });

export const Last = meta.story({ args: { current: 3 } });

export const NotBegun = meta.story({ args: { current: 0 } });

export const NothingToDo = meta.story({ args: { current: 0, total: 0 } });

export const Large = meta.story({ args: { current: 7, total: 9, size: 72 } });
