import { streamingMessages } from '@perigee/domain';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { useRequest } from '../../../hooks/use-request.ts';
import { stagePlace, stageText } from './EventRoomPage.css.ts';

interface AdmissionProps {
  onEnter: () => Promise<void>;
  /** What is in the room. */
  children: ReactNode;
}

/** Asks to be let in, once, as soon as the room is open. */
export function Admission({ onEnter, children }: AdmissionProps) {
  const request = useRequest();
  const enter = useEffectEvent(() => void request.run(onEnter));
  useEffect(() => enter(), []);

  if (request.state.status === 'done' && children !== undefined) return children;
  return (
    <div className={stagePlace}>
      {request.error === undefined ? (
        <>
          <EmptyOrbit />
          <output className={stageText}>
            {request.state.status === 'done'
              ? streamingMessages.admitted
              : streamingMessages.entering}
          </output>
        </>
      ) : (
        <ErrorState
          title={streamingMessages.notAdmitted}
          message={request.error}
          onRetry={() => void request.run(onEnter)}
        />
      )}
    </div>
  );
}
