import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { column, skeletonMessages } from './Conversation.css.ts';

/** The shapes of a few messages, and of the composer under them. */
export function ConversationSkeleton() {
  return (
    <SkeletonRegion label="Loading messages">
      <div className={skeletonMessages}>
        <Skeleton shape="block" width="46%" height={42} />
        <Skeleton shape="block" width="58%" height={42} />
        <Stack align="end">
          <Skeleton shape="block" width="52%" height={65} />
        </Stack>
        <Skeleton shape="block" width="38%" height={42} />
      </div>
      <div className={column}>
        <Stack spaceAfter={10}>
          <Skeleton shape="block" height={48} />
        </Stack>
      </div>
    </SkeletonRegion>
  );
}
