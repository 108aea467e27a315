import { streamingMessages } from '@perigee/domain/tickets';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';
import { Section } from '../../../components/Section/Section.tsx';

type ClosedRoomProps =
  | { kind: 'cancelled'; ticketsHref: string }
  | {
      kind: 'refused';
      /** The server's reason. */
      message: string;
      eventHref: string;
      onRetry: () => void;
    };

/** In place of the evening: it was cancelled, or the server does not admit the viewer. */
export function ClosedRoom(props: ClosedRoomProps) {
  return (
    <Section as="div" column space="page">
      {props.kind === 'cancelled' ? (
        <EmptyState
          level={1}
          size="page"
          drawing={WaitingOrbit}
          title={streamingMessages.cancelled}
          actions={
            <ButtonLink variant="outline" href={props.ticketsHref}>
              My tickets
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          role="alert"
          level={1}
          size="page"
          drawing={WaitingOrbit}
          title={streamingMessages.notAdmitted}
          actions={
            <>
              <ButtonLink href={props.eventHref}>See the event</ButtonLink>
              <Button variant="outline" onClick={props.onRetry}>
                Try again
              </Button>
            </>
          }
        >
          {props.message}
        </EmptyState>
      )}
    </Section>
  );
}
