import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { besidePhoto } from './DeckCard.css.ts';
import { actions, beside, buttons, card, photoSkeleton } from './ForYouDeck.css.ts';

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
        <div className={beside}>
          <Stack>
            <Skeleton width="min(100%, 260px)" height={56} className={besidePhoto} />
            <Skeleton width={96} height={20} />
            <Skeleton width="min(100%, 420px)" height={24} />
            <Skeleton width="min(100%, 360px)" height={24} />
          </Stack>
          <div className={actions}>
            <div className={buttons}>
              <Skeleton shape="circle" height={56} />
              <Skeleton shape="circle" width={66} height={56} />
              <Skeleton shape="circle" height={56} />
            </div>
          </div>
        </div>
      </div>
    </SkeletonRegion>
  );
}
