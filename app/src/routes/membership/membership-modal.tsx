import { useGetMyReferrer, useListMembershipPlans, useReserveMembership } from '@perigee/api';
import { MembershipDialog, type MembershipDialogProps } from '@perigee/ui/membership';
import { useState } from 'react';
import { config } from '../../config.ts';
import { toLoadable } from '../../loadable.ts';
import { useServices } from '../../services/services-context.ts';
import { useAppInstallBanner } from '../auth/use-app-install-banner.tsx';

interface MembershipModalProps extends Pick<
  MembershipDialogProps,
  'form' | 'membership' | 'onCompleted' | 'outcome'
> {
  /** The user is not accepted yet, and pays nothing before the acceptance. */
  isFreeUntilAccepted: boolean;
  onClosed: () => void;
}

/** From the membership plans to a saved card; `onClosed` follows when it has faded out. */
export default function MembershipModal({
  form,
  membership,
  isFreeUntilAccepted,
  outcome,
  onCompleted,
  onClosed,
}: MembershipModalProps) {
  const { payments } = useServices();
  const [left, setLeft] = useState(false);
  const offer = useAppInstallBanner();
  const plans = useListMembershipPlans();
  const { data } = useGetMyReferrer();
  const { mutateAsync: reserve } = useReserveMembership();
  return (
    <>
      {offer.banner}
      <MembershipDialog
        open={!left && !offer.isOpen}
        plans={toLoadable(plans)}
        referrer={data?.referrer}
        membership={membership}
        form={form}
        freeReservation={config.freeReservation && isFreeUntilAccepted}
        onReserve={async (planId) => (await reserve({ data: { planId } })).data.clientSecret}
        onLoadStripe={payments.load}
        onCompleted={() => {
          setLeft(true);
          onCompleted();
        }}
        outcome={outcome}
        onClose={() => setLeft(true)}
        onExited={onClosed}
      />
    </>
  );
}
