import { Grid } from '../../../components/Grid/Grid.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';

/** The skeleton of the pictures. */
export function GallerySkeleton() {
  return (
    <SkeletonRegion>
      <Grid columns="sm" gap={3}>
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} shape="block" aspectRatio="1" />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
