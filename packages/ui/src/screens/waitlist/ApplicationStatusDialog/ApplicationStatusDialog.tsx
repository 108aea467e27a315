import { Check } from 'lucide-react';
import { isActivityCompleted, type ApplicationActivity, type FeatureAction } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { iconSize } from '../../../theme/scale.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import {
  action,
  lede,
  mark,
  step,
  steps,
  stepText,
  stepTitle,
} from './ApplicationStatusDialog.css.ts';

export interface ApplicationStatusDialogProps {
  open: boolean;
  activities: readonly ApplicationActivity[];
  /** Opens the membership plans. Left out where none are offered. */
  onPay?: () => void;
  onClose: () => void;
  /** Has faded out. */
  onExited?: () => void;
}

const STEPS: readonly { action: FeatureAction; title: string; text: string }[] = [
  { action: 'CREATE_ACCOUNT', title: 'Your account', text: 'Your number is verified.' },
  { action: 'COMPLETE_PROFILE', title: 'Your database entry', text: 'Who you are, in your words.' },
  {
    action: 'SAVE_PAYMENT',
    title: 'Your membership',
    text: 'A card, kept until you are accepted.',
  },
  { action: 'INVITE_FRIEND', title: 'A friend of yours', text: 'Somebody who joins by your code.' },
];

/**
 * What an application is made of, and what is done of it: the payment is a step until it is
 * complete. For everybody but admins. Source: admin §6, member §3, decisions A-44 and P-276.
 */
export function ApplicationStatusDialog({
  open,
  activities,
  onPay,
  onClose,
  onExited,
}: ApplicationStatusDialogProps) {
  const isPaid = isActivityCompleted(activities, 'SAVE_PAYMENT');
  const isJoined = isActivityCompleted(activities, 'COMPLETE_PROFILE');
  return (
    <Dialog open={open} onOpenChange={onClose} onExited={onExited} title="Application status">
      <p className={lede}>
        {isPaid && isJoined
          ? 'Your application is complete. Places are given by hand, so all that is left is to wait.'
          : 'What is done stays done. Take the rest in any order.'}
      </p>
      <ul className={steps}>
        {STEPS.map(({ action: of, title, text }) => {
          const isDone = isActivityCompleted(activities, of);
          return (
            <li key={of} className={step}>
              <span className={mark} data-done={isDone || undefined} aria-hidden="true">
                {isDone && <Check size={iconSize.sm} strokeWidth={2} />}
              </span>
              <div>
                <p className={stepTitle}>
                  {title}
                  <span className={visuallyHidden}>{isDone ? ', done' : ', not done yet'}</span>
                </p>
                <p className={stepText}>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {!isPaid && onPay !== undefined && (
        <Button className={action} block capitals onClick={onPay}>
          BECOME A MEMBER
        </Button>
      )}
    </Dialog>
  );
}
