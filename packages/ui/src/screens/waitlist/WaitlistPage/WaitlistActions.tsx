import { isActivityCompleted, type ApplicationActivity } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { actions, links, wholeOnPhones } from './WaitlistPage.css.ts';

export interface WaitlistActionsProps {
  activities: readonly ApplicationActivity[];
  /** Where the iOS app is. */
  downloadHref: string;
  /** Opens the profile's completion, until that is done. */
  onJoinDatabase?: () => void;
  /** Opens the membership plans, until the payment is saved. */
  onBecomeMember?: () => void;
  /** Opens the application status. Left out for admins. */
  onShowStatus?: () => void;
}

/** What is left to do. The first of them is the main one. Source: member §2. */
export function WaitlistActions({
  activities,
  downloadHref,
  onJoinDatabase,
  onBecomeMember,
  onShowStatus,
}: WaitlistActionsProps) {
  const join = isActivityCompleted(activities, 'COMPLETE_PROFILE') ? undefined : onJoinDatabase;
  const become = isActivityCompleted(activities, 'SAVE_PAYMENT') ? undefined : onBecomeMember;
  const isAllDone = join === undefined && become === undefined;
  return (
    <div className={actions}>
      {join !== undefined && (
        <Button className={wholeOnPhones} size="large" capitals onClick={join}>
          JOIN DATABASE
        </Button>
      )}
      {become !== undefined && (
        <Button
          className={wholeOnPhones}
          size="large"
          variant={join === undefined ? 'solid' : 'precious'}
          capitals
          onClick={become}
        >
          BECOME A MEMBER
        </Button>
      )}
      {isAllDone && (
        <ButtonLink className={wholeOnPhones} size="large" href={downloadHref}>
          Download The App
        </ButtonLink>
      )}
      <div className={links}>
        {!isAllDone && (
          <TextLink standalone href={downloadHref}>
            Download The App
          </TextLink>
        )}
        {onShowStatus !== undefined && (
          <TextButton onClick={onShowStatus}>Application status</TextButton>
        )}
      </div>
    </div>
  );
}
