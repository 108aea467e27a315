import type { PublicUser } from '@perigee/api';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import type { Loadable } from '../../../loadable.ts';
import { code as codeClass, half, halves, panel, person, text, title } from './InvitePanel.css.ts';

/** The user's referral code, and the invite link that contains it. */
export interface Invite {
  code: string;
  link: string;
}

export interface InvitePanelProps {
  /** Null for a user without a code. */
  invite: Invite | null;
  /** The member who invited the user; null without one. */
  referrer: Loadable<PublicUser | null>;
  /** Opens the dialog for a code. */
  onEnterCode: () => void;
  /** Copies the text. Defaults to the browser's clipboard; stories replace it. */
  write?: (text: string) => Promise<void>;
}

/** The user's invite link and referrer, at the bottom of the waitlist view. Source: member §2, §7. */
export function InvitePanel({ invite, referrer, onEnterCode, write }: InvitePanelProps) {
  return (
    <section className={panel} aria-label="Invitations">
      <div className={halves}>
        {invite !== null && (
          <div className={half}>
            <h2 className={title}>Invite a friend</h2>
            <p className={text}>Whoever joins by your link comes recommended.</p>
            <p className={codeClass}>
              <bdi>{invite.code}</bdi>
            </p>
            <CopyButton text={invite.link} write={write}>
              Copy invite link
            </CopyButton>
          </div>
        )}
        <div className={half}>
          <Referrer referrer={referrer} onEnterCode={onEnterCode} />
        </div>
      </div>
    </section>
  );
}

function Referrer({ referrer, onEnterCode }: Pick<InvitePanelProps, 'referrer' | 'onEnterCode'>) {
  if (referrer.status === 'loading') {
    return (
      <SkeletonRegion>
        <Skeleton width={180} height={24} />
        <div className={person}>
          <Skeleton shape="circle" width={44} height={44} />
          <Skeleton width={120} height={16} />
        </div>
      </SkeletonRegion>
    );
  }
  if (referrer.status === 'error') {
    return (
      <div role="alert">
        <h2 className={title}>Who invited you</h2>
        <p className={text}>{referrer.message}</p>
        <TextButton onClick={referrer.onRetry}>Try again</TextButton>
      </div>
    );
  }
  if (referrer.data === null) {
    return (
      <>
        <h2 className={title}>Were you invited?</h2>
        <p className={text}>Enter the code of whoever told you about Perigee.</p>
        <Button variant="outline" onClick={onEnterCode}>
          Enter referral code
        </Button>
      </>
    );
  }
  const { name, profileImage } = referrer.data;
  return (
    <>
      <h2 className={title}>You were invited</h2>
      <p className={text}>This is who recommended you.</p>
      <p className={person}>
        <Avatar name={name} src={profileImage} size={44} decorative />
        <bdi>{name}</bdi>
      </p>
    </>
  );
}
