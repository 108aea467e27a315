import type { CompatibilityScore, PublicProfile, User } from '@perigee/api';
import { inCommon } from '@perigee/domain/for-you';
import { likeMessages } from '@perigee/domain/likes';
import { useState, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { MatchMoment } from './MatchMoment.tsx';

/** The signed-in user, as far as a match shows and compares them. */
export type MatchViewer = Pick<
  User,
  'firstName' | 'profileImage' | 'userAddress' | 'location' | 'profile'
>;

export interface MatchedNoticeProps {
  viewer: MatchViewer;
  /** The other user of the match. Null without a match. */
  profile: PublicProfile | null;
  /** The compatibility of the two by attribute, if the page has requested it. */
  compared?: CompatibilityScore['attributes'];
  matchesHref: string;
  onClose: () => void;
  /** Gets the focus afterwards, if the pressed button has been removed. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Called after the fade-out. */
  onExited?: () => void;
}

/** Two users like each other: their orbits meet. Source: member §4, §8. */
export function MatchedNotice({
  viewer,
  profile,
  compared,
  matchesHref,
  onClose,
  finalFocus,
  onExited,
}: MatchedNoticeProps) {
  const match = profile === null ? null : { profile, shared: inCommon(viewer, profile, compared) };
  // Keeps the match visible during the fade-out.
  const [last, setLast] = useState(match);
  if (match !== null && match.profile !== last?.profile) setLast(match);
  return (
    <Dialog
      open={profile !== null}
      onOpenChange={onClose}
      finalFocus={finalFocus}
      onExited={onExited}
      title={likeMessages.matched}
      hasHeader={false}
    >
      {last !== null && <MatchMoment viewer={viewer} {...last} />}
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
