import { useGetLikesOverview } from '@perigee/api';
import { LikesNav, type LikesView } from '@perigee/ui/likes';
import { likesHrefs } from '../hrefs.ts';

/** Links the pages about likes with one another, and shows the number of pending requests. */
export function LikesBar({ current }: { current: LikesView }) {
  const { data } = useGetLikesOverview();
  return <LikesNav current={current} hrefs={likesHrefs} received={data?.received.length} />;
}
