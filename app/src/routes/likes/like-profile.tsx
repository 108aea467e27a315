import { useDecideOnProfile, type PublicProfile, type User } from '@perigee/api';
import { LikeRequestDialog, MatchedNotice } from '@perigee/ui/likes';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { profileAddress } from './addresses.ts';

interface LikeProfileProps {
  person: PublicProfile;
  /** Who likes. */
  user: User;
  /** The request was sent or left, and what it came to has been seen. */
  onClosed: () => void;
}

/** A like from a public profile, over it; and that it is a match, where it is one. */
export default function LikeProfile({ person, user, onClosed }: LikeProfileProps) {
  const { mutateAsync: decide } = useDecideOnProfile();
  const [isOpen, setIsOpen] = useState(true);
  const [match, setMatch] = useState<PublicProfile | null>(null);
  return (
    <>
      <LikeRequestDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        // By then it is known whether it is a match, whose notice outlasts the request.
        onExited={() => {
          if (match === null) onClosed();
        }}
        profile={person}
        profileHref={profileAddress(person)}
        tokens={user.points}
        onSend={async (request) => {
          const { matched } = await decide({
            id: String(person.id),
            data: { liked: true, ...request },
          });
          if (matched) setMatch(person);
        }}
      />
      <MatchedNotice profile={match} matchesHref={paths.matches} onClose={onClosed} />
    </>
  );
}
