import { streamingMessages } from '@perigee/domain/tickets';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { stagePlace } from './EventRoomPage.css.ts';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';

interface AdmissionProps {
  onEnter: () => Promise<void>;
  /** Called with whether the last request was refused. */
  onAnswer: (isRefused: boolean) => void;
  /** The content of the room. */
  children: ReactNode;
}

/** Requests admission, once, when the room opens. */
export function Admission({ onEnter, onAnswer, children }: AdmissionProps) {
  const request = useAsyncAction();
  const ask = () =>
    void request.run(onEnter, { onDone: () => onAnswer(false), onError: () => onAnswer(true) });
  const enter = useEffectEvent(ask);
  useEffect(() => enter(), []);

  if (request.state.status === 'done' && children !== undefined) return children;
  return (
    <div className={stagePlace}>
      {request.error === undefined ? (
        <>
          <WaitingOrbit />
          <Text as="output" measure="xs" spaceBefore={6}>
            {request.state.status === 'done'
              ? streamingMessages.admitted
              : streamingMessages.entering}
          </Text>
        </>
      ) : (
        <ErrorState title={streamingMessages.notAdmitted} message={request.error} onRetry={ask} />
      )}
    </div>
  );
}
