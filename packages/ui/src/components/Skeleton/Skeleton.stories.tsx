import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Skeleton.guide.ts';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  subcomponents: { SkeletonRegion },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

export const Default = meta.story({ args: { width: '62%', height: 22 } });

export const Block = meta.story({ args: { shape: 'block', width: 96, aspectRatio: '380 / 500' } });

export const Circle = meta.story({ args: { shape: 'circle', width: 64, height: 64 } });

export const WiderThanItsPlace = meta.story({ args: { width: 9000 } });

/** In the shape of what comes: a picture beside a name and some lines. */
export const CardOnItsWay = meta.story({
  render: () => (
    <SkeletonRegion label="Loading your profile">
      <div style={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 20 }}>
        <Skeleton shape="block" aspectRatio="380 / 500" />
        <div style={{ display: 'grid', gap: 12, alignContent: 'start' }}>
          <Skeleton width="62%" height={22} />
          <Skeleton width="38%" />
          <Skeleton width="88%" />
          <Skeleton width="74%" />
        </div>
      </div>
    </SkeletonRegion>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your profile');
    const shapes = canvasElement.querySelectorAll('[aria-hidden=true]');
    await expect(shapes).toHaveLength(5);
  },
});

/** One announcement for a whole table, however many rows are on their way. */
export const RowsOnTheirWay = meta.story({
  render: () => (
    <SkeletonRegion label="Loading the waitlist">
      <div style={{ display: 'grid', gap: 12 }}>
        {Array.from({ length: 5 }, (_, row) => (
          <div key={row} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <Skeleton shape="circle" width={40} height={40} />
            <Skeleton width={`${72 - row * 8}%`} />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
});

export const Narrow = meta.story({
  args: { width: '62%', height: 22 },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

/** The light passes from the right. */
export const RightToLeft = meta.story({
  args: { width: '62%', height: 22 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
