import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Skeleton.guide.ts';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['ready'],
  parameters: { guide },
  subcomponents: { SkeletonRegion },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

export const Default = meta.story({ args: { width: '62%', height: 22 } });

export const Shapes = meta.story({
  render: () => (
    <Stack gap={6}>
      <Skeleton />
      <Skeleton shape="block" width={96} aspectRatio="380 / 500" />
      <Skeleton shape="circle" width={64} height={64} />
    </Stack>
  ),
});

/** In the shape of the loading content: a picture beside a name and some lines. */
export const LoadingCard = meta.story({
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
});

/** One announcement for a whole table, for any number of loading rows. */
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
});

RowsOnTheirWay.test('is announced once, without its shapes', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading the waitlist');
  await expect(canvasElement.querySelectorAll('[aria-hidden=true]')).toHaveLength(10);
});
