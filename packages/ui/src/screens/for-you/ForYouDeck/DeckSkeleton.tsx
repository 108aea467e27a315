import { Grid } from '../../../components/Grid/Grid.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { card, photoSkeleton } from './ForYouDeck.css.ts';

/** The skeleton of a profile, while the deck is loading. */
export function DeckSkeleton() {
  return (
    <SkeletonRegion>
      <div className={card}>
        <Skeleton
          shape="block"
          aspectRatio="380 / 500"
          className={photoSkeleton}
          data-first-picture
        />
        <Stack>
          <Skeleton width="min(100%, 260px)" height={40} />
          <Skeleton width={96} height={14} />
          <Skeleton width="min(100%, 420px)" height={20} />
          <Skeleton width="min(100%, 360px)" height={20} />
          <Grid columns={3} gap={3} spaceBefore={6}>
            <Skeleton shape="circle" height={56} />
            <Skeleton shape="circle" height={56} />
            <Skeleton shape="circle" height={56} />
          </Grid>
        </Stack>
      </div>
    </SkeletonRegion>
  );
}
