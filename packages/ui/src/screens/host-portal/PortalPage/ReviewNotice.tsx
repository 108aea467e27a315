import { portalMessages } from '@perigee/domain/host-portal';
import { Banner } from '../../../components/Banner/Banner.tsx';

/** The review that submitted events wait for. Source: events §1. */
export function ReviewNotice() {
  return <Banner tone="info">{portalMessages.review}</Banner>;
}
