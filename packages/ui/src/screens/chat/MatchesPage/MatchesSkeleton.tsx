import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { textLine } from '../../../components/Skeleton/text-line.css.ts';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './MatchList.css.ts';

/** The widths of a name and of a message in each row. */
const ROWS = [
  ['44%', '82%'],
  ['36%', '70%'],
  ['52%', '60%'],
  ['40%', '76%'],
] as const;

/** The list while it is loading. */
export function MatchesSkeleton() {
  return (
    <SkeletonRegion label="Loading your matches">
      <Text as="div" size="sm" spaceBefore={6} spaceAfter={3} className={styles.title}>
        <Skeleton className={textLine} width={36} />
      </Text>
      <div className={styles.pictures}>
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className={styles.newMatch}>
            <Skeleton className={styles.portrait} width={72} height={95} />
            <Skeleton className={textLine} width="62%" />
          </div>
        ))}
      </div>
      <Text as="div" size="sm" spaceBefore={6} spaceAfter={3} className={styles.title}>
        <Skeleton className={textLine} width={96} />
      </Text>
      <div className={styles.rows}>
        {ROWS.map(([name, words]) => (
          <div key={name} className={styles.row}>
            <Skeleton className={styles.face} shape="circle" width={52} height={52} />
            <span className={styles.rowLines}>
              <Skeleton width={name} height={14} />
              <Skeleton width={words} />
            </span>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
