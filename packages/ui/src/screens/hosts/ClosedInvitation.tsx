import { eventMessages } from '@perigee/domain/events';
import { hostPageMessages } from '@perigee/domain/hosts';
import { navigationLabels } from '@perigee/domain/shell';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../components/Link/TextLink.tsx';
import { NotFoundOrbit } from '../../components/Orbit/NotFoundOrbit.tsx';

interface ClosedInvitationProps extends Pick<EmptyStateProps, 'level'> {
  homeHref: string;
  liveSupportHref: string;
}

const texts = hostPageMessages.invitation;

/** Replaces an invitation that was used, has expired or never existed. */
export function ClosedInvitation({ level, homeHref, liveSupportHref }: ClosedInvitationProps) {
  return (
    <EmptyState
      drawing={NotFoundOrbit}
      level={level}
      title={texts.closed}
      actions={
        <>
          <ButtonLink variant="outline" href={homeHref}>
            {eventMessages.takeMeHome}
          </ButtonLink>
          <TextLink standalone href={liveSupportHref}>
            {navigationLabels['live-support']}
          </TextLink>
        </>
      }
    >
      {texts.closedText}
    </EmptyState>
  );
}
