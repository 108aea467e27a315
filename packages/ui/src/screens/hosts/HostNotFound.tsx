import { eventMessages } from '@perigee/domain/events';
import { hostPageMessages } from '@perigee/domain/hosts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../components/Link/TextLink.tsx';
import { NotFoundOrbit } from '../../components/Orbit/NotFoundOrbit.tsx';

interface HostNotFoundProps {
  homeHref: string;
  hostsHref: string;
}

const texts = hostPageMessages.page;

/** Replaces the page of a host at an address without one. */
export function HostNotFound({ homeHref, hostsHref }: HostNotFoundProps) {
  return (
    <EmptyState
      drawing={NotFoundOrbit}
      level={1}
      title={texts.notFound}
      actions={
        <>
          <ButtonLink variant="outline" href={homeHref}>
            {eventMessages.takeMeHome}
          </ButtonLink>
          <TextLink standalone href={hostsHref}>
            {texts.allHosts}
          </TextLink>
        </>
      }
    >
      {texts.notFoundText}
    </EmptyState>
  );
}
