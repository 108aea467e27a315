import type { WaitlistUser } from '@perigee/api';
import { adminWaitlistMessages, userPageMessages } from '@perigee/domain/admin';
import { labelOf } from '@perigee/domain';
import { shownAge } from '@perigee/domain/profile';
import { MEMBERSHIP_TYPE_LABELS } from '@perigee/domain/waitlist';
import type { RefObject } from 'react';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';
import { besideClose } from '../../../components/Dialog/Dialog.css.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { hasCompleted, placeOf } from '../applicant-facts.ts';
import { longTerms } from '../long-terms.css.ts';
import { facts, summary } from './DecisionDialog.css.ts';

const { heads } = adminWaitlistMessages;
const { adminsOnly } = userPageMessages;

interface ApplicantSummaryProps {
  applicant: WaitlistUser;
  now: Date;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The picture of an applicant, and what the list knows about them. */
export function ApplicantSummary({ applicant, now, headingRef }: ApplicantSummaryProps) {
  const { name, username, profileImage, membershipType, waitlistPriority, referrer } = applicant;
  const age = shownAge(applicant, now);
  const line = [username !== null && `@${username}`, placeOf(applicant)].filter(Boolean);
  return (
    <div className={summary}>
      <Portrait className={shapes.smallPortrait} src={profileImage} alt="" />
      <div>
        <Heading level={2} size="xl" ref={headingRef} tabIndex={-1} className={besideClose}>
          <bdi>{name}</bdi>
          {age !== null && `, ${age}`}
        </Heading>
        <Text size="sm" tone="muted" breakWords>
          {line.join(', ')}
        </Text>
        <div className={facts}>
          <DescriptionList layout="compact" className={longTerms}>
            {membershipType !== null && (
              <Description term={heads.membership}>
                {labelOf(MEMBERSHIP_TYPE_LABELS, membershipType)}
              </Description>
            )}
            {typeof waitlistPriority === 'number' && (
              <Description term={heads.priority}>{waitlistPriority}</Description>
            )}
            {referrer && (
              <Description term={heads.referrer}>
                <bdi>{referrer.name}</bdi>
              </Description>
            )}
            <Description term={heads.profile}>
              {hasCompleted(applicant, 'COMPLETE_PROFILE')
                ? adminsOnly.applicationCompleted
                : adminsOnly.applicationOpen}
            </Description>
            <Description term={heads.card}>
              {hasCompleted(applicant, 'SAVE_PAYMENT')
                ? adminsOnly.cardSaved
                : adminsOnly.cardMissing}
            </Description>
          </DescriptionList>
        </div>
      </div>
    </div>
  );
}
