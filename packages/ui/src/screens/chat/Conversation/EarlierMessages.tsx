import { useEffect, useRef } from 'react';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';
import { earlier } from './MessageList.css.ts';

interface EarlierMessagesProps {
  /** The first message that is loaded. */
  firstId: string;
  /** The reader is near the first message. */
  isNear: boolean;
  onLoad: () => Promise<void>;
}

/** Loads earlier messages before the reader arrives at the first one. Over the list, which it does not move. */
export function EarlierMessages({ firstId, isNear, onLoad }: EarlierMessagesProps) {
  const { state, busy, run } = useAsyncAction();
  const requested = useRef<string>(undefined);
  useEffect(() => {
    // A request that failed or brought nothing is not repeated before the user asks for it, or comes back.
    if (!isNear) requested.current = undefined;
    if (!isNear || requested.current === firstId) return;
    requested.current = firstId;
    void run(onLoad);
  });
  if (state.status === 'error') {
    return (
      <output className={earlier}>
        Earlier messages could not be loaded.{' '}
        <TextButton onClick={() => void run(onLoad)}>Try again</TextButton>
      </output>
    );
  }
  if (!busy) return null;
  return <output className={earlier}>Loading earlier messages</output>;
}
