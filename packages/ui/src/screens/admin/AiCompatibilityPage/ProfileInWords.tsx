import type { AiProfile } from '@perigee/api';
import { aiMessages } from '@perigee/domain/admin';
import { useId } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { part } from './AiCompatibilityPage.css.ts';

interface ProfileInWordsProps {
  title: string;
  /** Whose profile it is, or whose ideal. */
  owner: string;
  profile: AiProfile;
}

/** The profile of a user in words, or that of the ideal match. */
export function ProfileInWords({ title, owner, profile }: ProfileInWordsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={part}>
      <Inline justify="between" align="baseline" spaceAfter={3}>
        <Heading id={id} level={2} size="lg">
          {title}
        </Heading>
        <Text as="span" size="sm" tone="muted" figures>
          {owner}
        </Text>
      </Inline>
      <Text size="lg" tone="strong" quote spaceAfter={4} dir="auto">
        {profile.profile}
      </Text>
      <DescriptionList layout="compact">
        <Description term={aiMessages.trait}>{profile.trait}</Description>
        <Description term={aiMessages.tags}>
          {profile.tags.length > 0 && <Tags tags={profile.tags} />}
        </Description>
      </DescriptionList>
    </section>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Inline as="span" gap={1}>
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </Inline>
  );
}
