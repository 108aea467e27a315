import type { PublicProfile } from '@perigee/api';
import { likeMessages } from '@perigee/domain/likes';
import { useState } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { actions, dial, heading, notice } from './MatchedNotice.css.ts';

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
      <div className={notice}>
        <OrbitDial turn={1} className={dial}>
          <Avatar name={last?.name ?? null} src={last?.profileImage} size={96} decorative />
        </OrbitDial>
        <h2 className={heading}>{likeMessages.matched}</h2>
        <p>
          You and <bdi>{last?.name}</bdi> like each other.
        </p>
        <div className={actions}>
          <ButtonLink href={matchesHref} size="large" block>
            See your matches
          </ButtonLink>
          <Button variant="quiet" size="large" block onClick={onClose}>
            Keep looking
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
