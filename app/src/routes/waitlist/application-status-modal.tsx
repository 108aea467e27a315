import { useGetMyApplicationStatus } from '@perigee/api';
import type { MembershipStanding } from '@perigee/domain/membership';
import { ApplicationStatusDialog } from '@perigee/ui/waitlist';
import { useState } from 'react';

interface ApplicationStatusModalProps {
  membership: MembershipStanding;
  onClosed: () => void;
  /** Called when the user continues to the membership plans. */
  onPay: () => void;
}

/** The application status; its payment step leads to the plans once the dialog has closed. */
export default function ApplicationStatusModal({
  membership,
  onClosed,
  onPay,
}: ApplicationStatusModalProps) {
  const { data } = useGetMyApplicationStatus();
  const [leftFor, setLeftFor] = useState<'home' | 'plans' | null>(null);
  return (
    <ApplicationStatusDialog
      open={leftFor === null}
      activities={data?.activities ?? []}
      membership={membership}
      onPay={() => setLeftFor('plans')}
      onClose={() => setLeftFor('home')}
      onExited={leftFor === 'plans' ? onPay : onClosed}
    />
  );
}
