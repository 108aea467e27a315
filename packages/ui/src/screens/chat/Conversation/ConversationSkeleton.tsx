import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { skeletonComposer, skeletonMessages, skeletonOwn } from './Conversation.css.ts';

/** The shapes of a few messages, and of the composer under them. */
export function ConversationSkeleton() {
  return (
    <SkeletonRegion label="Loading messages">
      <div className={skeletonMessages}>
        <Skeleton shape="block" width="46%" height={42} />
        <Skeleton shape="block" width="58%" height={42} />
        <Skeleton shape="block" width="52%" height={65} className={skeletonOwn} />
        <Skeleton shape="block" width="38%" height={42} />
      </div>
      <div className={skeletonComposer}>
        <Skeleton shape="block" height={48} />
      </div>
    </SkeletonRegion>
  );
}
