import { imageMessages } from '@perigee/domain/admin';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ImageLayout } from './ImageLayout.tsx';

/** The skeleton of both image pages. */
export function ModelListSkeleton() {
  return (
    <SkeletonRegion label={imageMessages.models.loading}>
      <ImageLayout>
        <Stack gap={3}>
          <Skeleton width={80} height={16} />
          <Skeleton shape="block" height={60} />
          <Skeleton shape="block" height={60} />
          <Skeleton shape="block" height={60} />
        </Stack>
        <Skeleton shape="block" aspectRatio="1040 / 450" />
      </ImageLayout>
    </SkeletonRegion>
  );
}
