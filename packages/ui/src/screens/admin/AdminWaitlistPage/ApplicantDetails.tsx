import type { AdminUser, WaitlistUser } from '@perigee/api';
import { adminWaitlistMessages, moderatedPhotos } from '@perigee/domain/admin';
import { shownAge } from '@perigee/domain/profile';
import type { RefObject } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import type { Loadable } from '../../../loadable.ts';
import { AnswerFacts, ApplicationFacts } from './ApplicantFacts.tsx';
import { ApplicantPictures } from './ApplicantPictures.tsx';
import { details } from './ApplicantView.css.ts';

const texts = adminWaitlistMessages.single;

interface ApplicantDetailsProps {
  ref: RefObject<HTMLElement | null>;
  /** Gets the focus when the applicant is shown. */
  heading: RefObject<HTMLHeadingElement | null>;
  applicant: WaitlistUser;
  answers: Loadable<AdminUser>;
  /** No decision on the applicant is offered. */
  isSettled: boolean;
  userHref: string;
  now: Date;
}

/** The applicant: what the list knows at once, pictures and answers when they are loaded. */
export function ApplicantDetails({
  ref,
  heading,
  applicant,
  answers,
  isSettled,
  userHref,
  now,
}: ApplicantDetailsProps) {
  const { name, username, profileImage } = applicant;
  const age = shownAge(applicant, now);
  const photos = answers.status === 'ready' ? moderatedPhotos(answers.data.images) : [];
  const first = profileImage === null ? [] : [{ id: 0, url: profileImage }];
  return (
    <article ref={ref} className={details} aria-label={name}>
      <ApplicantPictures name={name} photos={photos.length > 0 ? photos : first} article={ref} />
      <Stack gap={4}>
        <Inline gap={4} justify="between" align="start">
          <div>
            <Heading ref={heading} level={2} size="2xl" tabIndex={-1}>
              <bdi>{name}</bdi>
              {age !== null && `, ${age}`}
            </Heading>
            {username !== null && (
              <Text as="bdi" size="sm" tone="muted" breakWords>
                @{username}
              </Text>
            )}
          </div>
          <Text as="span" size="sm">
            <TextLink href={userHref}>{texts.openProfile}</TextLink>
          </Text>
        </Inline>
        <Loaded
          value={answers}
          level={3}
          errorTitle={texts.answersFailed}
          skeleton={
            <SkeletonRegion label={texts.answersLoading}>
              <Stack gap={3}>
                <Skeleton width="92%" height={20} />
                <Skeleton width="64%" height={20} />
                <Skeleton height={150} shape="block" />
              </Stack>
            </SkeletonRegion>
          }
        >
          {(user) => <AnswerFacts user={user} />}
        </Loaded>
        <Section title={texts.application} level={3} size="md" gap={2}>
          <ApplicationFacts
            applicant={applicant}
            user={answers.status === 'ready' ? answers.data : null}
            isSettled={isSettled}
          />
        </Section>
      </Stack>
    </article>
  );
}
