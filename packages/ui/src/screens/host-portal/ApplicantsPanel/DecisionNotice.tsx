import { managerMessages, nameList } from '@perigee/domain/host-portal';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { namesOf, type Decision, type RefusedDecisions } from './use-applicant-decisions.ts';

const texts = managerMessages.applicants;

interface HeldNoticeProps {
  held: Decision;
  onUndo: () => void;
  /** The time stops while the pointer or the focus is on the notice. */
  onPausedChange: (isPaused: boolean) => void;
}

/** A decision that is not sent yet. */
export function HeldNotice({ held, onUndo, onPausedChange }: HeldNoticeProps) {
  return (
    <Banner
      tone="info"
      onPointerEnter={() => onPausedChange(true)}
      onPointerLeave={() => onPausedChange(false)}
      onFocus={() => onPausedChange(true)}
      onBlur={() => onPausedChange(false)}
      action={
        <Button variant="outline" size="small" onClick={onUndo}>
          {texts.undo}
        </Button>
      }
    >
      {texts.holding[held.kind](namesOf(held.applicants))}
    </Banner>
  );
}

interface RefusedNoticeProps {
  failure: RefusedDecisions;
  onRetry: () => void;
  onDismiss: () => void;
}

/** The applicants whose decision was refused, with the reason of each. */
export function RefusedNotice({ failure, onRetry, onDismiss }: RefusedNoticeProps) {
  const { kind, refused } = failure;
  const messages = [...new Set(refused.map(({ message }) => message))];
  return (
    <Banner
      tone="negative"
      title={texts.failed[kind](refused.map(({ applicant }) => applicant.signedUpByUser.name))}
      onDismiss={onDismiss}
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {messages.length === 1 ? (
        messages[0]
      ) : (
        <ul>
          {messages.map((message) => (
            <li key={message}>
              {nameList(
                refused
                  .filter((one) => one.message === message)
                  .map(({ applicant }) => applicant.signedUpByUser.name),
              )}
              : {message}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
