import { useDecide, type PublicProfile, type User } from '@perigee/api';
import { LikeRequestDialog, MatchedNotice } from '@perigee/ui/likes';
import { useState } from 'react';
import { matchesHref, profileHref } from '../hrefs.ts';

interface LikeProfileProps {
  person: PublicProfile;
  /** The user who sends the like. */
  user: User;
  /** The request was sent or cancelled, and its result has been shown. */
  onClosed: () => void;
}

/** A like request over a public profile; and the match notice, if it is a match. */
export default function LikeProfile({ person, user, onClosed }: LikeProfileProps) {
  const decide = useDecide();
  const [isOpen, setIsOpen] = useState(true);
  const [match, setMatch] = useState<PublicProfile | null>(null);
  return (
    <>
      <LikeRequestDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        // The result is known by then; the notice of a match stays open after the request.
        onExited={() => {
          if (match === null) onClosed();
        }}
        profile={person}
        profileHref={profileHref(person)}
        tokens={user.points}
        onSend={async (request) => {
          const { matched } = await decide(person.id, { liked: true, ...request });
          if (matched) setMatch(person);
        }}
      />
      <MatchedNotice viewer={user} profile={match} matchesHref={matchesHref} onClose={onClosed} />
    </>
  );
}
