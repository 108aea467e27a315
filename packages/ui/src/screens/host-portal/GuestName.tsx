import type { PublicUser } from '@perigee/api';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';

interface GuestNameProps {
  guest: Pick<PublicUser, 'name' | 'username' | 'profileImage'>;
  /** More about the guest, after the username. */
  detail?: string;
}

/** A guest: the picture, the first name and the username. */
export function GuestName({ guest, detail }: GuestNameProps) {
  const username = guest.username === null ? null : `@${guest.username}`;
  const line = [username, detail].filter(Boolean).join(', ');
  return (
    <Inline as="span" gap={3} wrap={false}>
      <Avatar decorative name={guest.name} src={guest.profileImage} size={36} />
      <span>
        <Text as="div" tone="strong" weight="medium" leading="snug" breakWords>
          <bdi>{guest.name}</bdi>
        </Text>
        {line !== '' && (
          <Text as="div" size="xs" tone="muted" leading="snug" breakWords>
            <bdi>{line}</bdi>
          </Text>
        )}
      </span>
    </Inline>
  );
}
