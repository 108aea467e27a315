import { useGetMyApplicationStatus } from '@perigee/api';
import type { MembershipStanding } from '@perigee/domain';
import { ApplicationStatusDialog } from '@perigee/ui/waitlist';
import { useState } from 'react';

interface ApplicationStatusModalProps {
  membership: MembershipStanding;
  onClosed: () => void;
  /** Left for the membership plans. */
  onPay: () => void;
}

/** The application status, whose payment step leads on to the plans once the dialog is gone. */
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
