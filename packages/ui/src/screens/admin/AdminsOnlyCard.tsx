import type { AdminDeckFields, AdminUser, PublicProfile } from '@perigee/api';
import { numberText } from '@perigee/domain';
import { genderText, lookingForText, userPageMessages } from '@perigee/domain/admin';
import { socialLinksOf } from '@perigee/domain/profile';
import { instagramHandle } from '@perigee/domain/signup';
import { isActivityCompleted } from '@perigee/domain/waitlist';
import type { ReactNode, RefObject } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Description, DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { TextLink } from '../../components/Link/TextLink.tsx';
import { Done } from './Done.tsx';
import { EmailText } from './EmailText.tsx';
import { HNumForm } from './HNumForm.tsx';

/** A user as admins see them. What is missing is not shown. */
type UserForAdmins = Pick<PublicProfile, 'id' | 'username' | 'instagramLink'> &
  Omit<AdminDeckFields, 'hNum'> &
  Partial<Pick<AdminUser, 'preference' | 'points'>>;

interface AdminsOnlyCardProps {
  user: UserForAdmins;
  /** Null while the user has none; if it is not known, there is no form. */
  hNum: number | null | undefined;
  /** The level of the heading. */
  level: 2 | 3;
  /** Set if the heading can get the focus. */
  heading?: RefObject<HTMLHeadingElement | null>;
  onUpdateHNum: (hNum: number) => Promise<void>;
  /** Further parts, below the facts. */
  children?: ReactNode;
}

const texts = userPageMessages.adminsOnly;

/** The card with what only admins see of a user. Source: member §6, admin §2. */
export function AdminsOnlyCard({
  user,
  hNum,
  level,
  heading,
  onUpdateHNum,
  children,
}: AdminsOnlyCardProps) {
  const { gender = null, genderPreference = [], preference = null, instagramLink } = user;
  return (
    <Card padding="md">
      <Inline gap={4} rowGap={3} justify="between" align="end" spaceAfter={3}>
        <Heading
          level={level}
          size="lg"
          {...(heading !== undefined && { ref: heading, takesFocus: false })}
        >
          {texts.title}
        </Heading>
        {hNum !== undefined && <HNumForm hNum={hNum} onUpdate={onUpdateHNum} />}
      </Inline>
      <DescriptionList layout="compact">
        <Description term={texts.id}>{user.id}</Description>
        <Description term={texts.username}>{user.username}</Description>
        <Description term={texts.email}>
          {user.email && <EmailText email={user.email} />}
        </Description>
        <Description term={texts.phone}>{user.phoneNumber}</Description>
        <ApplicationFacts statuses={user.applicationStatuses} />
        <Description term={texts.instagram}>
          {instagramLink !== undefined && <InstagramLink link={instagramLink} />}
        </Description>
        <Description term={texts.gender}>{genderText(gender)}</Description>
        <Description term={texts.lookingFor}>
          {lookingForText(genderPreference, preference)}
        </Description>
        <Description term={texts.points}>
          {user.points !== undefined && numberText(user.points)}
        </Description>
      </DescriptionList>
      {children}
    </Card>
  );
}

/** The status of the credit card and of the application. */
function ApplicationFacts({ statuses }: { statuses: AdminDeckFields['applicationStatuses'] }) {
  if (statuses === undefined) return null;
  const hasCard = isActivityCompleted(statuses, 'SAVE_PAYMENT');
  const hasApplied = isActivityCompleted(statuses, 'COMPLETE_PROFILE');
  return (
    <>
      <Description term={texts.card}>
        <Done isDone={hasCard} text={hasCard ? texts.cardSaved : texts.cardMissing} />
      </Description>
      <Description term={texts.application}>
        <Done
          isDone={hasApplied}
          text={hasApplied ? texts.applicationCompleted : texts.applicationOpen}
        />
      </Description>
    </>
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
