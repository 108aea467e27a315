import type { Event } from '@perigee/api';
import { eventFormMessages } from '@perigee/domain/events';
import { statusNotice } from '@perigee/domain/host-portal';
import { Banner } from '../../../components/Banner/Banner.tsx';

interface StatusBannerProps {
  status: Event['status'];
  isOver: boolean;
}

/** Above the form: what an event in review waits for, or why one that is over cannot be changed. Source: events §1, §4. */
export function StatusBanner({ status, isOver }: StatusBannerProps) {
  const notice = statusNotice(status, isOver);
  if (notice === null) return null;
  return isOver ? (
    <Banner title={notice}>{eventFormMessages.readOnly}</Banner>
  ) : (
    <Banner>{notice}</Banner>
  );
}
