import type { AdminUser } from '@perigee/api';
import { adminMessages, userPageMessages } from '@perigee/domain/admin';
import { Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import type { MemberCalls } from './member-calls.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

interface MemberRailProps extends MemberCalls {
  user: AdminUser;
  aiHref: string;
  className: string;
}

const texts = userPageMessages.deletion;

/** Money, the AI profiles, and the deletion. */
export function MemberRail({ user, aiHref, className, ...calls }: MemberRailProps) {
  const toasts = useToast();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Stack gap={4} className={className}>
      <SubscriptionCard {...calls} user={user} />
      <ButtonLink variant="outline" size="small" block href={aiHref}>
        <Icon icon={Sparkles} />
        {userPageMessages.aiCompatibility}
      </ButtonLink>
      <Button variant="danger" size="small" block onClick={() => setIsAsking(true)}>
        <Icon icon={Trash2} />
        {texts.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.confirm}
        confirmLabel={texts.action}
        tone="danger"
        onConfirm={async () => {
          await calls.onDelete();
          toasts.success(adminMessages.userDeleted, { short: true });
          calls.onDeleted();
        }}
      >
        {texts.text(user.name, user.id)}
      </ConfirmDialog>
    </Stack>
  );
}
