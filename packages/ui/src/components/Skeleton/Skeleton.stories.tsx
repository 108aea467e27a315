import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonRegion },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

export const Line = meta.story({ args: { width: '62%', height: 22 } });

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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your profile');
  },
});
