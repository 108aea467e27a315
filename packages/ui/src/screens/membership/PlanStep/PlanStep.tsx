import type { MembershipPlan, PublicUser } from '@perigee/api';
import { limits } from '@perigee/domain';
import { defaultPlan, membershipMessages } from '@perigee/domain/membership';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { dialogFoot } from '../../../components/Dialog/Dialog.css.ts';
import type { RequestHandle } from '../../../hooks/use-async-action.ts';
import { iconSize, iconStroke } from '../../../theme/scale.ts';
import { BENEFITS, SHORT_BENEFITS } from './benefits.ts';
import { PlanChoice } from './PlanChoice.tsx';
import {
  avatars,
  avatar,
  benefit,
  benefits,
  benefitMark,
  part,
  people,
  step,
} from './PlanStep.css.ts';
import { SAMPLE_AVATARS } from './sample-avatars.ts';

export interface PlanStepProps {
  /** At least one plan. */
  plans: readonly MembershipPlan[];
  /** The id of the previously chosen plan; the default one if it is null. */
  chosenBefore: number | null;
  /** The member who invited the user, if one did. */
  referrer: PublicUser | null;
  /** All six benefits, or three if there is little space. */
  form: 'full' | 'short';
  /** Whether reserving is free until the acceptance, and the step states it. Source: decision A-50. */
  freeReservation: boolean;
  /** The state of the reservation. */
  request: Pick<RequestHandle, 'busy'>;
  onReserve: (plan: MembershipPlan) => void;
}

/** The benefits of a membership, and the choice of a plan. Source: member §2 (other dialogs), §3. */
export function PlanStep({
  plans,
  chosenBefore,
  referrer,
  form,
  freeReservation,
  request,
  onReserve,
}: PlanStepProps) {
  const radio = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(chosenBefore ?? defaultPlan(plans)?.id ?? null);
  const plan = plans.find(({ id }) => id === chosen);
  useEffect(() => {
    radio.current?.focus();
  }, []);
  return (
    <form
      className={step}
      onSubmit={(event) => {
        event.preventDefault();
        if (plan !== undefined) onReserve(plan);
      }}
    >
      <div className={part}>
        <div className={people}>
          <div className={avatars} aria-hidden="true">
            {referrer !== null && (
              <Avatar
                className={avatar}
                name={referrer.name}
                src={referrer.profileImage}
                size={36}
                decorative
              />
            )}
            {SAMPLE_AVATARS.slice(0, limits.sampleAvatars).map((src) => (
              <Avatar key={src} className={avatar} name={null} src={src} size={36} decorative />
            ))}
          </div>
          <p>{referrer === null ? 'Join those who are in.' : <Invited by={referrer} />}</p>
        </div>
        <ul className={benefits}>
          {(form === 'full' ? BENEFITS : SHORT_BENEFITS).map((text) => (
            <li key={text} className={benefit}>
              <Check
                className={benefitMark}
                size={iconSize.sm}
                strokeWidth={iconStroke}
                aria-hidden="true"
              />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={part}>
        <PlanChoice
          ref={radio}
          plans={plans}
          chosen={chosen}
          disabled={request.busy}
          onChoose={setChosen}
        />
        {freeReservation && (
          <Banner tone="precious" role="note" title={membershipMessages.noCharge}>
            {membershipMessages.reminder}
          </Banner>
        )}
        <div className={dialogFoot}>
          <Button type="submit" block busy={request.busy}>
            {freeReservation ? 'Reserve' : 'Subscribe'}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Invited({ by: { name } }: { by: PublicUser }) {
  return (
    <>
      <bdi>{name}</bdi> invited you.
    </>
  );
}
