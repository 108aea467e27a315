import { signUpProgress, type SignUpStep } from '@perigee/domain/signup';
import { ArcProgress } from '../../../components/ArcProgress/ArcProgress.tsx';

/** The progress of sign-up: the share of its three steps. Source: member §2 (login page flow 4). */
export function SignUpProgress({ step }: { step: SignUpStep }) {
  return <ArcProgress label="Sign-up" {...signUpProgress(step)} />;
}
