import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { IntroDrawing } from '../IntroStep/IntroDrawing.tsx';
import { LoginFrame } from '../LoginFrame/LoginFrame.tsx';
import { actions, centered, drawing, subtitle, title } from '../LoginFrame/LoginFrame.css.ts';

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
      <LoginFrame>
        <div className={centered}>
          <IntroDrawing />
          <h1 className={title}>
            <output>Signing you in</output>
          </h1>
        </div>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame>
      <div className={centered} role="alert">
        <EmptyOrbit className={drawing} />
        <h1 className={title}>{problem.title}</h1>
        <p className={subtitle}>{problem.message}</p>
        <div className={actions}>
          {problem.onRetry !== undefined && <Button onClick={problem.onRetry}>Try again</Button>}
          <ButtonLink
            href={signInHref}
            variant={problem.onRetry === undefined ? 'solid' : 'outline'}
          >
            Sign in another way
          </ButtonLink>
        </div>
      </div>
    </LoginFrame>
  );
}
