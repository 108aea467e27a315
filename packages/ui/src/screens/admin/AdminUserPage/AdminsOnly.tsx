import type { AdminUser } from '@perigee/api';
import { adminMessages, genderText, lookingForText, userPageMessages } from '@perigee/domain/admin';
import { socialLinksOf } from '@perigee/domain/profile';
import { instagramHandle } from '@perigee/domain/signup';
import { isActivityCompleted } from '@perigee/domain/waitlist';
import { useRef, useState } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { facts } from '../facts.css.ts';
import { group, panel } from './AdminUserPage.css.ts';
import { Done } from './Done.tsx';
import { HNumForm } from './HNumForm.tsx';
import type { MemberCalls } from './member-calls.ts';

interface AdminsOnlyProps extends Pick<MemberCalls, 'onUpdateHNum' | 'onChangeAccountType'> {
  user: AdminUser;
}

const texts = userPageMessages.adminsOnly;
const accountTexts = userPageMessages.account;

/** What only admins see of a member. Source: member §6, admin §2. */
export function AdminsOnly({ user, onUpdateHNum, onChangeAccountType }: AdminsOnlyProps) {
  const toasts = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { applicationStatuses, genderPreference, preference = null } = user;
  const hasCard = isActivityCompleted(applicationStatuses, 'SAVE_PAYMENT');
  const hasApplied = isActivityCompleted(applicationStatuses, 'COMPLETE_PROFILE');
  const isIgnored = user.ignore === true;
  return (
    <Card className={panel}>
      <Inline gap={4} rowGap={3} justify="between" align="end" spaceAfter={3}>
        <Heading level={2} size="lg" ref={heading} takesFocus={false}>
          {texts.title}
        </Heading>
        <HNumForm hNum={user.hNum ?? null} onUpdate={onUpdateHNum} />
      </Inline>
      <DescriptionList className={facts}>
        <Description term={texts.id}>{user.id}</Description>
        <Description term={texts.username}>{user.username}</Description>
        <Description term={texts.email}>{user.email}</Description>
        <Description term={texts.phone}>{user.phoneNumber}</Description>
        <Description term={texts.card}>
          <Done isDone={hasCard} text={hasCard ? texts.cardSaved : texts.cardMissing} />
        </Description>
        <Description term={texts.application}>
          <Done
            isDone={hasApplied}
            text={hasApplied ? texts.applicationCompleted : texts.applicationOpen}
          />
        </Description>
        <Description term={texts.instagram}>
          <InstagramLink link={user.instagramLink ?? null} />
        </Description>
        <Description term={texts.gender}>{genderText(user.gender ?? null)}</Description>
        <Description term={texts.lookingFor}>
          {lookingForText(genderPreference, preference)}
        </Description>
        <Description term={texts.points}>{user.points.toLocaleString('en-US')}</Description>
      </DescriptionList>
      {isIgnored && (
        <Inline className={group} gap={4} rowGap={3} justify="between">
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
    </Card>
  );
}

/** The handle as a link; any other text as it comes. */
function InstagramLink({ link }: { link: string | null }) {
  if (link === null || link === '') return userPageMessages.missing;
  const [known] = socialLinksOf({ instagramLink: link });
  if (known === undefined) return link;
  return (
    <TextLink href={known.url} newTab rel="noopener noreferrer nofollow ugc">
      {instagramHandle(known.url)}
    </TextLink>
  );
}
