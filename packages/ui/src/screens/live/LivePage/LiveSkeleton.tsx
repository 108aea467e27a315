import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import * as styles from './LivePage.css.ts';

/** The page while its event is loading. */
export function LiveSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.page}>
        <div className={styles.dialColumn}>
          <OrbitDial className={styles.dial} turn={null} wideLabel>
            <Skeleton width={96} height={14} />
            <Skeleton width={150} height={52} style={{ marginBlock: 14 }} />
            <Skeleton width={80} />
          </OrbitDial>
        </div>
        <div>
          <div className={styles.coverPlace}>
            <Skeleton shape="block" aspectRatio="1040 / 450" />
          </div>
          <Stack>
            <Skeleton width={48} />
            <Skeleton width="min(100%, 320px)" height={44} />
            <Skeleton width="min(100%, 220px)" />
            <Skeleton height={14} />
            <Skeleton height={14} />
            <Skeleton height={14} />
          </Stack>
        </div>
      </div>
    </SkeletonRegion>
  );
}
