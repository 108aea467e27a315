import type { PublicProfile } from '@perigee/api';
import { X } from 'lucide-react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { close, person, photo } from './LikeRequestDialog.css.ts';

export interface LikeDialogHeadProps {
  profile: PublicProfile;
  /** Address of the public profile, which opens in a new tab. */
  profileHref: string;
  onClose: () => void;
}

/** The other user of a like, and the close button. Source: member §2 (Like-request dialog). */
export function LikeDialogHead({ profile, profileHref, onClose }: LikeDialogHeadProps) {
  return (
    <Inline gap={4} align="start" justify="between" wrap={false}>
      <Link href={profileHref} target="_blank">
        <Inline gap={4} wrap={false} className={person}>
          <Portrait className={photo} src={profile.profileImage} alt="" />
          <div>
            <Heading level={2}>
              <bdi>{profile.name}</bdi>
            </Heading>
            <Text as="span" size="sm" tone="muted">
              Opens in a new tab
            </Text>
          </div>
        </Inline>
      </Link>
      <IconButton label="Close" icon={X} variant="quiet" className={close} onClick={onClose} />
    </Inline>
  );
}
