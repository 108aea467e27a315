import { canBecomeMember, type MembershipStanding } from '@perigee/domain/membership';
import { isActivityCompleted, type ApplicationActivity } from '@perigee/domain/waitlist';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';

export interface WaitlistActionsProps {
  activities: readonly ApplicationActivity[];
  membership: MembershipStanding;
  /** The page on which a paused membership is resumed. */
  liveSupportHref: string;
  /** The address of the iOS app. */
  downloadHref: string;
  /** Opens the remaining profile steps, until the profile is complete. */
  onJoinDatabase?: () => void;
  /** Opens the membership plans. Offered until a membership is valid. */
  onBecomeMember?: () => void;
  /** Opens the application status. Left out for admins. */
  onShowStatus?: () => void;
}

/** The remaining actions. The first of them is the main one. Source: member §2. */
export function WaitlistActions({
  activities,
  membership,
  liveSupportHref,
  downloadHref,
  onJoinDatabase,
  onBecomeMember,
  onShowStatus,
}: WaitlistActionsProps) {
  const join = isActivityCompleted(activities, 'COMPLETE_PROFILE') ? undefined : onJoinDatabase;
  const become = canBecomeMember(membership) ? onBecomeMember : undefined;
  const isPaused = membership === 'paused';
  const isAllDone = join === undefined && become === undefined && !isPaused;
  return (
    <Stack gap={3}>
      <Inline gap={4} rowGap={3}>
        {join !== undefined && (
          <Button block="phones" size="large" capitals onClick={join}>
            JOIN DATABASE
          </Button>
        )}
        {become !== undefined && (
          <Button
            block="phones"
            size="large"
            variant={join === undefined ? 'solid' : 'precious'}
            capitals
            onClick={become}
          >
            BECOME A MEMBER
          </Button>
        )}
        {isPaused && (
          <ButtonLink
            block="phones"
            size="large"
            variant={join === undefined ? 'solid' : 'outline'}
            href={liveSupportHref}
          >
            Live Support
          </ButtonLink>
        )}
        {isAllDone && (
          <ButtonLink block="phones" size="large" href={downloadHref}>
            Download The App
          </ButtonLink>
        )}
      </Inline>
      <Inline gap={6} rowGap={0} justify={{ base: 'center', sm: 'start' }}>
        {!isAllDone && (
          <TextLink standalone href={downloadHref}>
            Download The App
          </TextLink>
        )}
        {onShowStatus !== undefined && (
          <TextButton onClick={onShowStatus}>Application status</TextButton>
        )}
      </Inline>
    </Stack>
  );
}
