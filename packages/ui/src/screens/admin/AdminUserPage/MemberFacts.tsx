import type { AdminUser } from '@perigee/api';
import { userPageMessages } from '@perigee/domain/admin';
import { shownEducation, shownOccupation } from '@perigee/domain/profile';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ReadMore } from '../../../components/ReadMore/ReadMore.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

interface MemberFactsProps {
  user: AdminUser;
  /** The absolute address of the public profile. */
  profileLink: string;
}

const texts = userPageMessages.facts;

/** The profile as members see it. */
export function MemberFacts({ user, profileLink }: MemberFactsProps) {
  const { profile = {}, username, location } = user;
  const bio = profile.bio?.trim() ?? '';
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        {username !== null && (
          <Text as="bdi" size="sm" tone="muted" breakWords>
            @{username}
          </Text>
        )}
        <CopyButton text={profileLink} variant="quiet" size="small">
          {userPageMessages.copyLink}
        </CopyButton>
      </Inline>
      {bio === '' ? (
        <Text tone="muted">{texts.noBio}</Text>
      ) : (
        <Text as="div" size="lg" tone="strong" quote>
          <ReadMore dir="auto">{bio}</ReadMore>
        </Text>
      )}
      <DescriptionList layout="compact">
        <Fact term={texts.livesIn} text={location} />
        <Fact term={texts.occupation} text={shownOccupation({ profile })} />
        <Fact term={texts.education} text={shownEducation({ profile })} />
        <Fact term={texts.height} text={profile.height} />
        <Fact term={texts.religion} text={profile.religion} />
        <Fact term={texts.politics} text={profile.politics} />
        <Fact term={texts.starSign} text={profile.starSign} />
        <Fact term={texts.pronoun} text={profile.pronoun} />
      </DescriptionList>
      <Answer question={texts.dreamDate} text={profile.dreamDate} />
      <Answer question={texts.gratefulFor} text={profile.gratefulFor} />
    </Stack>
  );
}

interface FactProps {
  term: string;
  text: string | null | undefined;
}

/** A fact in the words of the member; left out without one. */
function Fact({ term, text }: FactProps) {
  if (text === null || text === undefined || text === '') return null;
  return (
    <Description term={term}>
      <bdi>{text}</bdi>
    </Description>
  );
}

interface AnswerProps {
  question: string;
  text: string | null | undefined;
}

/** An answer in a sentence, below its question. */
function Answer({ question, text }: AnswerProps) {
  if (text === null || text === undefined || text === '') return null;
  return (
    <Stack gap={0}>
      <Text size="xs" tone="muted">
        {question}
      </Text>
      <Text tone="strong" dir="auto" breakWords>
        {text}
      </Text>
    </Stack>
  );
}
