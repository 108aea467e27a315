import type { AdminUser } from '@perigee/api';
import { labelOf } from '@perigee/domain';
import { userPageMessages } from '@perigee/domain/admin';
import { shownAge } from '@perigee/domain/profile';
import { isAccepted, WAITLIST_STATUS_LABELS } from '@perigee/domain/waitlist';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Keys } from '../../../components/KeyboardShortcuts/Keys.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import type { AdminUserDialog } from './member-calls.ts';

interface MemberTitleProps {
  user: AdminUser;
  /** For the age. */
  now: Date;
  onOpenDialog: (dialog: AdminUserDialog) => void;
}

const texts = userPageMessages;

const DIALOGS = [
  { dialog: 'recommendations', label: texts.recommendations, keys: 'r' },
  { dialog: 'feedback', label: texts.feedback, keys: 'b' },
  { dialog: 'queue', label: texts.queue, keys: 'q' },
] as const satisfies { dialog: AdminUserDialog; label: string; keys: string }[];

/** The name, the age and the status, with the buttons of the matchmaking. */
export function MemberTitle({ user, now, onOpenDialog }: MemberTitleProps) {
  useShortcuts(
    texts.shortcuts,
    DIALOGS.map(({ dialog, label, keys }) => ({
      keys,
      label,
      onPress: () => onOpenDialog(dialog),
    })),
  );
  const age = shownAge(user, now);
  return (
    <PageHead
      size="2xl"
      title={
        <>
          <bdi>{user.name}</bdi>
          {age !== null && `, ${age}`}
        </>
      }
      badge={
        <Badge tone={isAccepted(user.waitlistStatus) ? 'positive' : 'neutral'}>
          {labelOf(WAITLIST_STATUS_LABELS, user.waitlistStatus)}
        </Badge>
      }
      wideActions
      actions={DIALOGS.map(({ dialog, label, keys }) => (
        <Button
          key={dialog}
          size="small"
          variant={dialog === 'queue' ? 'solid' : 'outline'}
          onClick={() => onOpenDialog(dialog)}
        >
          {label}
          <Keys keys={keys} aria-hidden />
        </Button>
      ))}
    />
  );
}
