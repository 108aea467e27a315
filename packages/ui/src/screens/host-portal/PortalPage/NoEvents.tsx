import { portalMessages } from '@perigee/domain/host-portal';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { NoEventsOrbit } from '../../../components/Orbit/NoEventsOrbit.tsx';

interface NoEventsProps {
  /** The host has never created an event. */
  isFirst: boolean;
  /** Shows the completed events, if there are any. */
  onSeeCompleted: (() => void) | undefined;
  newEvent: ReactNode;
}

const { createFirst, createNext, review, seeCompleted } = portalMessages;

/** In place of the active events. Source: events §1, §2. */
export function NoEvents({ isFirst, onSeeCompleted, newEvent }: NoEventsProps) {
  return (
    <EmptyState
      drawing={NoEventsOrbit}
      title={isFirst ? createFirst : createNext}
      actions={
        <>
          {newEvent}
          {onSeeCompleted !== undefined && (
            <TextButton onClick={onSeeCompleted}>{seeCompleted}</TextButton>
          )}
        </>
      }
    >
      {isFirst && review}
    </EmptyState>
  );
}
