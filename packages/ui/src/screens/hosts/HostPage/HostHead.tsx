import type { PublicHost } from '@perigee/api';
import { hostPageMessages } from '@perigee/domain/hosts';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VerifiedBadge } from '../../profile/VerifiedBadge/VerifiedBadge.tsx';
import { AskForDateDialog } from '../AskForDateDialog/AskForDateDialog.tsx';
import { HostPicture } from '../HostPicture.tsx';
import { actions, head } from './HostPage.css.ts';

export interface HostHeadProps {
  host: PublicHost;
  /** The number of upcoming evenings, shown if there are any. Null while it is unknown. */
  evenings: number | null;
  /** The host sees a link to the page where the details are changed. */
  viewer: 'visitor' | 'member' | 'self';
  /** The address of the host's own page. */
  ownHref: string;
  /** Called when a visitor wants to sign in, and to return. */
  onSignIn: () => void;
  /** Asks the host to arrange a date. A rejection's message is shown. */
  onAskForDate: (message: string) => Promise<void>;
}

const texts = hostPageMessages;

/** The picture, the name and the facts of a host, and the action of the viewer. */
export function HostHead({
  host,
  evenings,
  viewer,
  ownHref,
  onSignIn,
  onAskForDate,
}: HostHeadProps) {
  const { name, user } = host;
  return (
    <header className={head}>
      <HostPicture host={host} />
      <Text as="div" breakWords>
        <Heading level={1}>
          <bdi>{name}</bdi>
        </Heading>
        <Text as="div" tone="muted" figures spaceBefore={2}>
          <Inline gap={4} rowGap={2}>
            {user !== null && user.name !== name && <bdi>{user.name}</bdi>}
            {user?.isVerifiedAccount === true && <VerifiedBadge />}
            {evenings !== null && evenings > 0 && <span>{texts.list.evenings(evenings)}</span>}
          </Inline>
        </Text>
      </Text>
      <div className={actions}>
        {viewer === 'self' && (
          <ButtonLink variant="outline" href={ownHref}>
            {texts.page.edit}
          </ButtonLink>
        )}
        {viewer === 'visitor' && (
          <Button variant="outline" onClick={onSignIn}>
            Sign in
          </Button>
        )}
        {viewer === 'member' && <AskForDate hostName={name} onSend={onAskForDate} />}
      </div>
    </header>
  );
}

interface AskForDateProps {
  hostName: string;
  onSend: (message: string) => Promise<void>;
}

/** The button with its dialog. A text replaces the button once the application is sent. */
function AskForDate({ hostName, onSend }: AskForDateProps) {
  const asked = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  return (
    <>
      {wasSent ? (
        <Text ref={asked} tone="muted" tabIndex={-1}>
          {texts.date.asked}
        </Text>
      ) : (
        <Button onClick={() => setIsOpen(true)}>{texts.date.ask}</Button>
      )}
      <AskForDateDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        hostName={hostName}
        onSend={async (message) => {
          await onSend(message);
          setWasSent(true);
        }}
        finalFocus={wasSent ? asked : undefined}
      />
    </>
  );
}
