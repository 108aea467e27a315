import type { ReactNode } from 'react';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { SignInCard, SignInLayout } from '../../auth/LoginFrame/LoginFrame.tsx';
import { formArea, place, top } from './SignupPage.css.ts';

export interface SignupPageProps {
  /** The current step: of the sign-in and sign-up, or of the profile. */
  children: ReactNode;
}

/** The sign-up on a separate page, without header or footer. Source: member §2. */
export function SignupPage({ children }: SignupPageProps) {
  return (
    <main>
      <SignInLayout>
        <div className={formArea}>
          <div className={top}>
            <Logo />
          </div>
          <div className={place}>
            <h1 className={visuallyHidden}>Sign up</h1>
            <SignInCard of="signUp">{children}</SignInCard>
          </div>
        </div>
      </SignInLayout>
    </main>
  );
}
