import { useGetLikesOverview } from '@perigee/api';
import { LikesNav, type LikesView } from '@perigee/ui/likes';
import { likesAddresses } from './addresses.ts';

/** Links the pages about likes with one another, and shows the number of pending requests. */
export function LikesBar({ current }: { current: LikesView }) {
  const { data } = useGetLikesOverview();
  return <LikesNav current={current} hrefs={likesAddresses} received={data?.received.length} />;
}
