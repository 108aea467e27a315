import type { PublicProfile } from '@perigee/api';
import { limits } from '@perigee/domain';
import { X } from 'lucide-react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { DefaultPortrait } from '../../../components/Picture/DefaultPortrait.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import * as css from './LikeRequestDialog.css.ts';

export interface LikeDialogHeadProps {
  profile: PublicProfile;
  /** Address of the public profile, which opens in a new tab. */
  profileHref: string;
  onClose: () => void;
}

/** The other user of a like, and the close button. Source: member §2 (Like-request dialog). */
export function LikeDialogHead({ profile, profileHref, onClose }: LikeDialogHeadProps) {
  return (
    <div className={css.head}>
      <Link href={profileHref} target="_blank" className={css.person}>
        <Picture
          className={css.photo}
          src={profile.profileImage}
          alt=""
          {...limits.profileImage}
          fallback={<DefaultPortrait className={css.photo} />}
        />
        <span className={css.names}>
          <h2 className={css.name}>
            <bdi>{profile.name}</bdi>
          </h2>
          <span className={css.hint}>Opens in a new tab</span>
        </span>
      </Link>
      <IconButton label="Close" icon={X} variant="quiet" className={css.close} onClick={onClose} />
    </div>
  );
}
