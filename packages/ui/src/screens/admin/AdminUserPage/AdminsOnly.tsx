import type { AdminUser } from '@perigee/api';
import { adminMessages, userPageMessages } from '@perigee/domain/admin';
import { useRef, useState } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { AdminsOnlyCard } from '../AdminsOnlyCard.tsx';
import type { MemberCalls } from './member-calls.ts';

interface AdminsOnlyProps extends Pick<MemberCalls, 'onUpdateHNum' | 'onChangeAccountType'> {
  user: AdminUser;
}

const accountTexts = userPageMessages.account;

/** What only admins see of a member, and the account of a user who is flagged 'ignore'. Source: member §6, admin §2. */
export function AdminsOnly({ user, onUpdateHNum, onChangeAccountType }: AdminsOnlyProps) {
  const toasts = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isIgnored = user.ignore === true;
  return (
    <AdminsOnlyCard
      user={user}
      hNum={user.hNum ?? null}
      level={2}
      heading={heading}
      onUpdateHNum={onUpdateHNum}
    >
      {isIgnored && (
        <Section as="div" divider={4} spaceBefore={4}>
          <Inline gap={4} rowGap={3} justify="between">
            <Inline gap={3}>
              <Text as="span" size="sm" weight="medium" tone="strong">
                {accountTexts.label}
              </Text>
              <Badge tone="caution">{accountTexts.ignored}</Badge>
            </Inline>
            <Button size="small" variant="outline" onClick={() => setIsAsking(true)}>
              {accountTexts.change}
            </Button>
          </Inline>
        </Section>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        // The button is gone after the change.
        onExited={() => {
          if (!isIgnored) heading.current?.focus();
        }}
        title={accountTexts.confirm}
        confirmLabel={accountTexts.change}
        onConfirm={async () => {
          await onChangeAccountType();
          toasts.success(adminMessages.userUpdated, { short: true });
        }}
      >
        {accountTexts.text(user.name)}
      </ConfirmDialog>
    </AdminsOnlyCard>
  );
}
