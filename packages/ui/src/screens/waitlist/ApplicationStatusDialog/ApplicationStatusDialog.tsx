import { Check } from 'lucide-react';
import {
  canBecomeMember,
  membershipStandingTexts,
  type MembershipStanding,
} from '@perigee/domain/membership';
import {
  isActivityCompleted,
  type ApplicationActivity,
  type FeatureAction,
} from '@perigee/domain/waitlist';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { iconSize } from '../../../theme/scale.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { mark, step } from './ApplicationStatusDialog.css.ts';

export interface ApplicationStatusDialogProps {
  open: boolean;
  activities: readonly ApplicationActivity[];
  membership: MembershipStanding;
  /** Opens the membership plans. Left out if none are offered. */
  onPay?: () => void;
  onClose: () => void;
  /** Called after the fade-out. */
  onExited?: () => void;
}

const STEPS: readonly { action: FeatureAction; title: string; text: string }[] = [
  { action: 'CREATE_ACCOUNT', title: 'Your account', text: 'Your number is verified.' },
  { action: 'COMPLETE_PROFILE', title: 'Your database entry', text: 'Who you are, in your words.' },
  {
    action: 'SAVE_PAYMENT',
    title: 'Your membership',
    text: 'A card, saved until you are accepted.',
  },
  {
    action: 'INVITE_FRIEND',
    title: 'A friend of yours',
    text: 'Someone who joins with your code.',
  },
];

/**
 * The steps of an application, and which of them are done: the payment is a step until a membership is valid.
 * For all users except admins. Source: admin §6, member §3, decisions A-44 and P-276.
 */
export function ApplicationStatusDialog({
  open,
  activities,
  membership,
  onPay,
  onClose,
  onExited,
}: ApplicationStatusDialogProps) {
  const isPaid = !canBecomeMember(membership);
  const isJoined = isActivityCompleted(activities, 'COMPLETE_PROFILE');
  return (
    <Dialog open={open} onOpenChange={onClose} onExited={onExited} title="Application status">
      <Text spaceAfter={6}>
        {isPaid && isJoined
          ? 'Your application is complete. Places are given by hand, so all that is left is to wait.'
          : 'What is done stays done. Take the rest in any order.'}
      </Text>
      <ul>
        {STEPS.map(({ action: of, title, text }) => {
          const isPayment = of === 'SAVE_PAYMENT';
          const isDone = isPayment ? isPaid : isActivityCompleted(activities, of);
          const isTold = isPayment && membership !== 'none';
          return (
            <li key={of} className={step}>
              <span className={mark} data-done={isDone || undefined} aria-hidden="true">
                {isDone && <Check size={iconSize.sm} strokeWidth={2} />}
              </span>
              <div>
                <Text tone="strong" weight="medium">
                  {title}
                  <span className={visuallyHidden}>{isDone ? ', done' : ', not done yet'}</span>
                </Text>
                <Text size="sm" tone="muted" leading="snug">
                  {isTold ? membershipStandingTexts[membership] : text}
                </Text>
              </div>
            </li>
          );
        })}
      </ul>
      {!isPaid && onPay !== undefined && (
        <Stack spaceBefore={8}>
          <Button block capitals onClick={onPay}>
            BECOME A MEMBER
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
