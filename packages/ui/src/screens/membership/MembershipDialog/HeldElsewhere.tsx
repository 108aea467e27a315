import {
  membershipMessages,
  membershipStandingTexts,
  type MembershipStanding,
} from '@perigee/domain/membership';
import { Button } from '../../../components/Button/Button.tsx';
import { Outcome } from '../PaymentStep/Outcome.tsx';

interface HeldElsewhereProps {
  membership: MembershipStanding;
  onClose: () => void;
}

/** Replaces plans and card if the membership was paid for in another window. */
export function HeldElsewhere({ membership, onClose }: HeldElsewhereProps) {
  return (
    <Outcome
      title={membershipMessages.heldElsewhere}
      text={membershipStandingTexts[membership]}
      action={<Button onClick={onClose}>Done</Button>}
    />
  );
}
