import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';

/** The page at the app clip's address in a browser: one sentence, without an action. Source: member §2. */
export function AppClipSignUpPage() {
  return (
    <EmptyState
      drawing={WaitingOrbit}
      level={1}
      size="page"
      title="Sign-up continues in the Perigee app."
    />
  );
}
