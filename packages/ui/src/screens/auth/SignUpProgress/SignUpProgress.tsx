import { signUpProgress, type SignUpStep } from '@perigee/domain';
import { ArcProgress } from '../../../components/ArcProgress/ArcProgress.tsx';

/** How far sign-up is: the share of its three steps. Source: member §2 (login page flow 4). */
export function SignUpProgress({ step }: { step: SignUpStep }) {
  return <ArcProgress label="Sign-up" {...signUpProgress(step)} />;
}
