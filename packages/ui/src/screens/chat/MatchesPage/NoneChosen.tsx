import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';
import type { MatchGroups } from './match-rows.ts';

/** In the place of a conversation until the user opens one. It names only what the list has. */
export function NoneChosen({ groups: { fresh, conversations } }: { groups: MatchGroups }) {
  if (conversations.length === 0) {
    return <EmptyState drawing={WaitingOrbit} title="Say hello to someone new" />;
  }
  return (
    <EmptyState drawing={WaitingOrbit} title="Choose a conversation">
      {fresh.length > 0 && 'Or say hello to someone new.'}
    </EmptyState>
  );
}
