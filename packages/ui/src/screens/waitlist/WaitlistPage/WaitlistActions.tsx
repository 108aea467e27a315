import { isActivityCompleted, type ApplicationActivity } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { actions, download, wholeOnPhones } from './WaitlistPage.css.ts';

export interface WaitlistActionsProps {
  activities: readonly ApplicationActivity[];
  /** Where the iOS app is. */
  downloadHref: string;
  /** Opens the profile's completion, until that is done. */
  onJoinDatabase?: () => void;
  /** Opens the membership plans, until the payment is saved. */
  onBecomeMember?: () => void;
}

/** What is left to do. The first of them is the main one. Source: member §2. */
export function WaitlistActions({
  activities,
  downloadHref,
  onJoinDatabase,
  onBecomeMember,
}: WaitlistActionsProps) {
  const join = isActivityCompleted(activities, 'COMPLETE_PROFILE') ? undefined : onJoinDatabase;
  const become = isActivityCompleted(activities, 'SAVE_PAYMENT') ? undefined : onBecomeMember;
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
      {join === undefined && become === undefined ? (
        <ButtonLink className={wholeOnPhones} size="large" href={downloadHref}>
          Download The App
        </ButtonLink>
      ) : (
        <TextLink className={download} standalone href={downloadHref}>
          Download The App
        </TextLink>
      )}
    </div>
  );
}
