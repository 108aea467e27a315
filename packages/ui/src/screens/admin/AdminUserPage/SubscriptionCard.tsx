import type { AdminUser } from '@perigee/api';
import {
  memberSubscriptionActions,
  subscriptionFacts,
  userPageMessages,
} from '@perigee/domain/admin';
import { membershipMessages } from '@perigee/domain/membership';
import { useId, useRef, useState } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { FreeMonthsDialog } from '../FreeMonthsDialog/FreeMonthsDialog.tsx';
import type { MemberCalls } from './member-calls.ts';

interface SubscriptionCardProps extends Pick<
  MemberCalls,
  'onPause' | 'onResume' | 'onAddFreeMonths' | 'onPreventRenewal'
> {
  user: AdminUser;
}

const texts = userPageMessages.subscription;

const TONES = {
  active: 'positive',
  trialing: 'info',
  paused: 'caution',
  incomplete: 'neutral',
  cancelled: 'neutral',
} as const;

/** The subscription of a member, and the actions that its state allows. Source: admin §2, §4. */
export function SubscriptionCard({
  user,
  onPause,
  onResume,
  onAddFreeMonths,
  onPreventRenewal,
}: SubscriptionCardProps) {
  const toasts = useToast();
  const groupId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<'free-months' | 'prevent-renewal' | null>(null);
  const switching = useToastedAction();
  const { subscription, name } = user;
  const facts = subscriptionFacts(subscription);
  const can = memberSubscriptionActions(subscription);
  const close = () => setDialog(null);

  const pauseOrResume = () => {
    const [change, text] = can.resume
      ? [onResume, membershipMessages.resumed]
      : [onPause, membershipMessages.paused];
    void switching.run(change, { onDone: () => toasts.success(text, { short: true }) });
  };

  return (
    <Card padding="md">
      <Heading level={2} size="lg" spaceAfter={3} ref={heading} takesFocus={false}>
        {texts.title}
      </Heading>
      <DescriptionList>
        <Description term={texts.status}>
          {subscription === undefined || facts.status === null ? (
            <Missing />
          ) : (
            <Badge tone={TONES[subscription.status]}>{facts.status}</Badge>
          )}
        </Description>
        <Description term={texts.amount}>{facts.amount ?? <Missing />}</Description>
        <Description term={texts.nextChargeAt}>{facts.nextChargeAt ?? <Missing />}</Description>
      </DescriptionList>
      {can.addFreeMonths && (
        <Section aria-labelledby={groupId} divider={4} spaceBefore={4}>
          <Stack gap={2}>
            <Text id={groupId} size="sm" weight="medium" tone="muted" spaceAfter={1}>
              {texts.group}
            </Text>
            <Button
              variant="outline"
              size="small"
              block
              busy={switching.busy}
              onClick={pauseOrResume}
            >
              {can.resume ? texts.resume : texts.pause}
            </Button>
            <Button variant="outline" size="small" block onClick={() => setDialog('free-months')}>
              {texts.addFreeMonths}
            </Button>
          </Stack>
        </Section>
      )}
      {can.preventRenewal && (
        <Section as="div" divider={4} spaceBefore={4}>
          <Button variant="danger" size="small" block onClick={() => setDialog('prevent-renewal')}>
            {texts.preventRenewal}
          </Button>
        </Section>
      )}
      <FreeMonthsDialog
        open={dialog === 'free-months'}
        onOpenChange={close}
        name={name}
        onAdd={onAddFreeMonths}
      />
      <ConfirmDialog
        open={dialog === 'prevent-renewal'}
        onOpenChange={close}
        // The button is gone after the change.
        onExited={() => {
          if (!can.preventRenewal) heading.current?.focus();
        }}
        title={membershipMessages.preventRenewal}
        confirmLabel={texts.preventRenewal}
        tone="danger"
        onConfirm={async () => {
          await onPreventRenewal();
          toasts.success(membershipMessages.renewalPrevented, { short: true });
        }}
      >
        {texts.preventRenewalText(name)}
      </ConfirmDialog>
    </Card>
  );
}

function Missing() {
  return (
    <Text as="span" tone="muted">
      {userPageMessages.missing}
    </Text>
  );
}
