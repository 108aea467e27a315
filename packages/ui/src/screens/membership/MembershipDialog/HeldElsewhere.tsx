import {
  membershipMessages,
  membershipStandingTexts,
  type MembershipStanding,
} from '@perigee/domain/membership';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { done, doneTitle, note } from '../PaymentStep/PaymentStep.css.ts';

interface HeldElsewhereProps {
  membership: MembershipStanding;
  onClose: () => void;
}

/** Replaces plans and card if the membership was paid for in another window. */
export function HeldElsewhere({ membership, onClose }: HeldElsewhereProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={done}>
      <EmptyOrbit />
      <h3 ref={heading} className={doneTitle} tabIndex={-1}>
        {membershipMessages.heldElsewhere}
      </h3>
      <p className={note}>{membershipStandingTexts[membership]}</p>
      <Button onClick={onClose}>Done</Button>
    </div>
  );
}
