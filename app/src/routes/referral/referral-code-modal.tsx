import { useApplyReferralCode } from '@perigee/api';
import { isAcceptedReply } from '@perigee/domain/referral';
import { ReferralCodeDialog } from '@perigee/ui/referral';
import { useState } from 'react';

/** The dialog for a referral code: open until a code is accepted or the user leaves it. */
export default function ReferralCodeModal({ onClosed }: { onClosed: () => void }) {
  const [left, setLeft] = useState(false);
  const { mutateAsync: apply } = useApplyReferralCode();
  return (
    <ReferralCodeDialog
      open={!left}
      onApply={async (referralCode) => isAcceptedReply(await apply({ referralCode }))}
      onClose={() => setLeft(true)}
      onExited={onClosed}
    />
  );
}
