import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { textLine } from '../../components/Skeleton/text-line.css.ts';
import { names, person } from './people-in-rows.css.ts';

interface PersonInRowProps {
  picture: ReactNode;
  name: ReactNode;
  /** The line below the name. */
  below: ReactNode;
}

/** A person in a row of a table. */
export function PersonInRow({ picture, name, below }: PersonInRowProps) {
  return (
    <span className={person}>
      {picture}
      <span className={names}>
        {name}
        {below}
      </span>
    </span>
  );
}

interface PersonInRowSkeletonProps {
  /** The classes of the loaded parts. */
  pictureClass?: string;
  nameClass: string;
  belowClass: string;
}

/** While the row is loading. A prerendered page shows the name as soon as it is known. */
export function PersonInRowSkeleton({
  pictureClass,
  nameClass,
  belowClass,
}: PersonInRowSkeletonProps) {
  return (
    <PersonInRow
      picture={<Skeleton shape="circle" width={32} height={32} className={pictureClass} />}
      name={
        <bdi className={nameClass} data-first-text>
          <Skeleton width={120} className={textLine} />
        </bdi>
      }
      below={
        <span className={belowClass}>
          <Skeleton width={64} className={textLine} />
        </span>
      }
    />
  );
}
