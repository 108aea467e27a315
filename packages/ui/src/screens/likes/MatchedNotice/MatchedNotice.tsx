import type { PublicProfile } from '@perigee/api';
import { likeMessages } from '@perigee/domain/likes';
import { useState } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface MatchedNoticeProps {
  /** The other user of the match. Null without a match. */
  profile: PublicProfile | null;
  matchesHref: string;
  onClose: () => void;
}

/** Two users like each other: their orbits are drawn closed. Source: member §4, §8. */
export function MatchedNotice({ profile, matchesHref, onClose }: MatchedNoticeProps) {
  // Keeps the profile visible during the fade-out.
  const [last, setLast] = useState(profile);
  if (profile !== null && profile !== last) setLast(profile);
  return (
    <Dialog
      open={profile !== null}
      onOpenChange={onClose}
      title={likeMessages.matched}
      hasHeader={false}
    >
      <OrbitDial size="dialog" turn={1}>
        <Avatar name={last?.name ?? null} src={last?.profileImage} size={96} decorative />
      </OrbitDial>
      <Heading level={2} size="3xl" tone="precious" align="center" spaceBefore={4} spaceAfter={2}>
        {likeMessages.matched}
      </Heading>
      <Text align="center" breakWords>
        You and <bdi>{last?.name}</bdi> like each other.
      </Text>
      <Stack gap={2} spaceBefore={8}>
        <ButtonLink href={matchesHref} size="large" block>
          See your matches
        </ButtonLink>
        <Button variant="quiet" size="large" block onClick={onClose}>
          Keep looking
        </Button>
      </Stack>
    </Dialog>
  );
}
