import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { IntroOrbit } from '../../../components/Orbit/IntroOrbit.tsx';
import { LoginMessage } from '../LoginFrame/LoginMessage.tsx';
import { FailedOrbit } from '../../../components/Orbit/FailedOrbit.tsx';

export interface SigningInPageProps {
  /** The error. Without it, the sign-in is pending. */
  problem?: {
    /** The error in a few words: 'This link did not work'. */
    title: string;
    /** The server's words, or ours. */
    message: string;
    /** Left out if a retry cannot help. */
    onRetry?: () => void;
  };
  /** Address of another way to sign in. */
  signInHref: string;
}

/**
 * Shown while a sign-in by link is pending, and while the user is unknown; shows the next action after a
 * failed link. Source: member §2 (magicToken), events §2.
 */
export function SigningInPage({ problem, signInHref }: SigningInPageProps) {
  if (problem === undefined) {
    return (
      <LoginMessage
        drawing={<IntroOrbit align="center" />}
        title={<output>Signing you in</output>}
      />
    );
  }
  return (
    <LoginMessage
      role="alert"
      drawing={<FailedOrbit />}
      title={problem.title}
      text={problem.message}
      actions={
        <>
          {problem.onRetry !== undefined && <Button onClick={problem.onRetry}>Try again</Button>}
          <ButtonLink
            href={signInHref}
            variant={problem.onRetry === undefined ? 'solid' : 'outline'}
          >
            Sign in another way
          </ButtonLink>
        </>
      }
    />
  );
}
