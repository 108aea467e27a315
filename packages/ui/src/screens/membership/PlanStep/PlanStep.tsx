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
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { BENEFITS, SHORT_BENEFITS } from './benefits.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { avatar } from './PlanStep.css.ts';
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
      onSubmit={(event) => {
        event.preventDefault();
        if (plan !== undefined) onReserve(plan);
      }}
    >
      <Grid columns={{ base: 1, lg: 2 }} gap={12} rowGap={6}>
        <Stack gap={6}>
          <Text as="div" size="sm" leading="snug" breakWords>
            <Inline wrap={false}>
              <Inline gap={0} wrap={false} aria-hidden="true">
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
              </Inline>
              <p>
                {referrer === null ? 'Join the members already inside.' : <Invited by={referrer} />}
              </p>
            </Inline>
          </Text>
          <Stack as="ul" gap={{ base: 2, lg: 4 }}>
            {(form === 'full' ? BENEFITS : SHORT_BENEFITS).map((text) => (
              <Text as="li" key={text} leading="snug">
                <Inline align="start" wrap={false}>
                  <Icon icon={Check} tone="precious" firstLine />
                  <span>{text}</span>
                </Inline>
              </Text>
            ))}
          </Stack>
        </Stack>
        <Stack gap={6}>
          <PlanChoice
            ref={radio}
            plans={plans}
            chosen={chosen}
            disabled={request.busy}
            onChoose={setChosen}
          />
          {freeReservation && plan?.gifted !== true && (
            <Banner tone="precious" role="note" title={membershipMessages.noCharge}>
              {membershipMessages.reminder}
            </Banner>
          )}
          <div className={dialogFoot}>
            <Button type="submit" block busy={request.busy}>
              {freeReservation ? 'Reserve' : 'Subscribe'}
            </Button>
          </div>
        </Stack>
      </Grid>
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
