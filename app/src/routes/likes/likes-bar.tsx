import { useGetLikesOverview } from '@perigee/api';
import { LikesNav, type LikesView } from '@perigee/ui/likes';
import { likesAddresses } from './addresses.ts';

/** Leads from one of the pages about likes to the others, and says how many requests wait. */
export function LikesBar({ current }: { current: LikesView }) {
  const { data } = useGetLikesOverview();
  return <LikesNav current={current} hrefs={likesAddresses} received={data?.received.length} />;
}
