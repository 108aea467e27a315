import type { AdminUser, WaitlistUser } from '@perigee/api';
import { labelOf } from '@perigee/domain';
import {
  adminWaitlistMessages,
  genderPreferenceText,
  genderText,
  userPageMessages,
} from '@perigee/domain/admin';
import { shownEducation, shownOccupation, socialLinksOf } from '@perigee/domain/profile';
import { MEMBERSHIP_TYPE_LABELS, WAITLIST_STATUS_LABELS } from '@perigee/domain/waitlist';
import type { ReactNode } from 'react';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { hasCompleted } from '../applicant-facts.ts';
import { EmailText } from '../EmailText.tsx';
import { longTerms } from '../long-terms.css.ts';

const { facts: labels, adminsOnly } = userPageMessages;
const { heads } = adminWaitlistMessages;

interface FactProps {
  term: string;
  /** Without it the fact is left out. */
  children: ReactNode;
}

function Fact({ term, children }: FactProps) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <Description term={term}>
      <bdi>{children}</bdi>
    </Description>
  );
}

/** What the applicant has answered. */
export function AnswerFacts({ user }: { user: AdminUser }) {
  const { profile = {} } = user;
  const person = { profile };
  return (
    <Stack gap={4}>
      {profile.bio ? (
        <Text size="lg" tone="strong" quote breakWords dir="auto">
          {profile.bio}
        </Text>
      ) : (
        <Text tone="muted">{labels.noBio}</Text>
      )}
      <DescriptionList layout="compact" className={longTerms}>
        <Fact term={adminsOnly.gender}>{genderText(user.gender ?? null)}</Fact>
        <Fact term={adminsOnly.lookingFor}>{genderPreferenceText(user.genderPreference)}</Fact>
        <Fact term={labels.livesIn}>{user.location}</Fact>
        <Fact term={labels.height}>{profile.height}</Fact>
        <Fact term={labels.occupation}>{shownOccupation(person)}</Fact>
        <Fact term={labels.education}>{shownEducation(person)}</Fact>
        <Fact term={labels.religion}>{profile.religion}</Fact>
        <Fact term={labels.politics}>{profile.politics}</Fact>
        <Fact term={labels.starSign}>{profile.starSign}</Fact>
        <Fact term={labels.pronoun}>{profile.pronoun}</Fact>
      </DescriptionList>
      <Answer question={labels.dreamDate} text={profile.dreamDate} />
      <Answer question={labels.gratefulFor} text={profile.gratefulFor} />
    </Stack>
  );
}

function Answer({ question, text }: { question: string; text: string | null | undefined }) {
  if (!text) return null;
  return (
    <div>
      <Text size="xs" tone="muted">
        {question}
      </Text>
      <Text tone="strong" breakWords dir="auto">
        {text}
      </Text>
    </div>
  );
}

interface ApplicationFactsProps {
  applicant: WaitlistUser;
  /** Null until the answers are loaded. */
  user: AdminUser | null;
  /** No decision is offered, whose controls would show the status and the H#. */
  isSettled: boolean;
}

/** What the application is about, for admins only. */
export function ApplicationFacts({ applicant, user, isSettled }: ApplicationFactsProps) {
  const {
    waitlistStatus,
    hNum,
    membershipType,
    waitlistPriority,
    referrer,
    inviteReferralCode,
    email,
  } = applicant;
  const instagram = socialLinksOf(user ?? {}).find(({ platform }) => platform === 'instagram');
  return (
    <DescriptionList layout="compact" className={longTerms}>
      {isSettled && (
        <>
          <Fact term={heads.status}>{labelOf(WAITLIST_STATUS_LABELS, waitlistStatus)}</Fact>
          <Fact term={heads.hNum}>{hNum}</Fact>
        </>
      )}
      <Fact term={heads.membership}>
        {membershipType && labelOf(MEMBERSHIP_TYPE_LABELS, membershipType)}
      </Fact>
      <Fact term={heads.priority}>{waitlistPriority}</Fact>
      <Fact term={heads.referrer}>{referrer?.name}</Fact>
      <Fact term={heads.profile}>
        {hasCompleted(applicant, 'COMPLETE_PROFILE')
          ? adminsOnly.applicationCompleted
          : adminsOnly.applicationOpen}
      </Fact>
      <Fact term={heads.inviteCode}>{inviteReferralCode}</Fact>
      <Fact term={heads.card}>
        {hasCompleted(applicant, 'SAVE_PAYMENT') ? adminsOnly.cardSaved : adminsOnly.cardMissing}
      </Fact>
      <Fact term={heads.email}>{email && <EmailText email={email} />}</Fact>
      <Fact term={adminsOnly.instagram}>
        {instagram && (
          <TextLink href={instagram.url} newTab>
            {new URL(instagram.url).pathname.replaceAll('/', '')}
          </TextLink>
        )}
      </Fact>
    </DescriptionList>
  );
}
