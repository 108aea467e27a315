import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';

/** Shown while the invitation of a link is applied: a friend's code, or an event. */
export function ApplyingInvitation() {
  return (
    <EmptyState
      drawing={WaitingOrbit}
      level={1}
      size="page"
      title="Applying your invitation"
      aria-busy="true"
    />
  );
}
