import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './ArcProgress.guide.ts';
import { ArcProgress } from './ArcProgress.tsx';

const meta = preview.meta({
  title: 'Components/ArcProgress',
  component: ArcProgress,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Sign-up', current: 1, total: 3 },
});

export const Default = meta.story({
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

/** Somebody knows that there are steps, and nobody knows yet how many. */
export const MissingContent = meta.story({ args: { current: 0, total: 0 } });

export const Large = meta.story({ args: { current: 7, total: 9, size: 72 } });

/** A step beyond the last leaves the arc whole. */
export const BeyondTheLast = meta.story({ args: { current: 4 } });

/** The nine steps of a profile, in the place of a phone that is narrow. */
export const Narrow = meta.story({
  args: { label: 'Profile', current: 3, total: 9 },
  decorators: [
    (Story) => (
      <div
        style={{
          width: 280,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <span>Occupation</span>
        {Story()}
      </div>
    ),
  ],
});

/** The arc runs by the clock, and the words keep their order. */
export const RightToLeft = meta.story({
  args: { current: 2 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
