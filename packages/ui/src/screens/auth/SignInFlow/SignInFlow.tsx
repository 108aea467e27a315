import { Suspense, useReducer } from 'react';
import { stepAfterCode } from '@perigee/domain/auth';
import { instagramProfileUrl } from '@perigee/domain/signup';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { StepPlace } from '../../../components/StepFrame/StepPlace.tsx';
import { StepSlide } from '../../../components/StepFrame/StepSlide.tsx';
import { usePreloadOnIdle } from '../../../hooks/use-preload-on-idle.ts';
import { lazyWithPreload } from '../../../lazy-with-preload.tsx';
import type { Authentication } from '../CodeStep/CodeStep.tsx';
import { IntroStep } from '../IntroStep/IntroStep.tsx';
import { PhoneStep } from '../PhoneStep/PhoneStep.tsx';
import type { Terms } from '../TermsLinks/TermsLinks.tsx';
import { refusableCalls } from './refusable-calls.ts';
import {
  firstState,
  signInReducer,
  type SignInState,
  type SignInView,
  type SignUpAnswers,
} from './sign-in-state.ts';
import { useViewChange } from './use-view-change.ts';

const loadLaterSteps = () => import('./later-steps.ts');
const CodeStep = lazyWithPreload(async () => (await loadLaterSteps()).CodeStep);
const EmailLinkStep = lazyWithPreload(async () => (await loadLaterSteps()).EmailLinkStep);
const EmailStep = lazyWithPreload(async () => (await loadLaterSteps()).EmailStep);
const InstagramStep = lazyWithPreload(async () => (await loadLaterSteps()).InstagramStep);
const NameStep = lazyWithPreload(async () => (await loadLaterSteps()).NameStep);
const VerifiedStep = lazyWithPreload(async () => (await loadLaterSteps()).VerifiedStep);

export interface SignInFlowProps {
  /**
   * Sends a code; also called to send it again. Rejects with an Error whose message is shown, as all of these
   * callbacks do; with a CoolDownError if a code was sent too recently.
   */
  onSendCode: (phoneE164: string) => Promise<void>;
  onAuthenticate: (phoneE164: string, code: string) => Promise<Authentication>;
  /** Called for a user who completed sign-up, after "You're verified". */
  onSignedIn: () => Promise<void>;
  /** Rejects with an EmailRefusedError if another email is required: the flow returns to the email step. */
  onSignUp: (answers: SignUpAnswers) => Promise<void>;
  /** Emails a sign-in link, if the email has an account. */
  onSendLink: (email: string) => Promise<void>;
  /** Called for Back on the first step. */
  onClose: () => void;
  terms: Terms;
  liveSupportHref: string;
  /** Address of the host sign-in, if it can be reached from here. */
  hostSignInHref?: string;
  /** Steps may take the focus. False during the opening animation of a dialog. */
  mayFocus: boolean;
  /** Called when another view is shown, as for analytics. */
  onViewChange?: (view: SignInView) => void;
  /** The initial state, for stories. */
  initial?: Partial<SignInState>;
}

/** Sign-in and sign-up by phone, without a frame. Source: member §2, §4, §5. */
export function SignInFlow({
  onSendCode,
  onAuthenticate,
  onSignedIn,
  onSignUp,
  onSendLink,
  onClose,
  terms,
  liveSupportHref,
  hostSignInHref,
  mayFocus,
  onViewChange,
  initial,
}: SignInFlowProps) {
  const [state, dispatch] = useReducer(signInReducer, { ...firstState, ...initial });
  const { view, direction, phone, firstName, lastName, email, emailProblem, instagram } = state;
  const e164 = phone.e164 ?? '';
  useViewChange(view, onViewChange);
  usePreloadOnIdle(loadLaterSteps);

  const back = () => (view === 'intro' ? onClose() : dispatch({ type: 'back' }));
  const toCode = () => dispatch({ type: 'go', to: 'code' });
  const toEmailLink = () => dispatch({ type: 'go', to: 'email-link' });
  const { sendCode, sendOrUseCode, trySignUp } = refusableCalls(dispatch, onSendCode, onSignUp);
  const help = { terms, liveSupportHref, onEmailLink: toEmailLink };
  const common = { onBack: back, mayFocus };

  function currentStep() {
    switch (view) {
      case 'intro':
        return (
          <IntroStep
            {...common}
            {...help}
            hostSignInHref={hostSignInHref}
            onContinue={() => dispatch({ type: 'go', to: 'phone' })}
            onResend={phone.valid ? () => sendOrUseCode(e164) : null}
            onResent={toCode}
          />
        );
      case 'phone':
        return (
          <PhoneStep
            {...common}
            {...help}
            phone={phone}
            onPhoneChange={(next) => dispatch({ type: 'edit', changes: { phone: next } })}
            onSend={sendCode}
            onSent={toCode}
            wasSent={phone.e164 !== null && phone.e164 === state.codeSentTo}
            onEnterCode={toCode}
          />
        );
      case 'code':
        return (
          <CodeStep
            {...common}
            international={phone.international}
            onAuthenticate={(code) => onAuthenticate(e164, code)}
            onVerified={({ completedSignup }) => dispatch({ type: 'verified', completedSignup })}
            onResend={() => sendCode(e164)}
          />
        );
      case 'email-link':
        return <EmailLinkStep {...common} onSend={onSendLink} />;
      case 'verified':
        return (
          <VerifiedStep
            mayFocus={mayFocus}
            onContinue={async () => {
              if (stepAfterCode(state.completedSignup) === 'finish') await onSignedIn();
              else dispatch({ type: 'go', to: 'name' });
            }}
          />
        );
      case 'name':
        return (
          <NameStep
            {...common}
            firstName={firstName}
            lastName={lastName}
            onChange={(changes) => dispatch({ type: 'edit', changes })}
            onContinue={() => dispatch({ type: 'go', to: 'email' })}
          />
        );
      case 'email':
        return (
          <EmailStep
            {...common}
            email={email}
            problem={emailProblem}
            onChange={(next) => dispatch({ type: 'edit', changes: { email: next } })}
            onContinue={() => dispatch({ type: 'go', to: 'instagram' })}
          />
        );
      case 'instagram':
        return (
          <InstagramStep
            {...common}
            handle={instagram}
            onChange={(next) => dispatch({ type: 'edit', changes: { instagram: next } })}
            onSubmit={() =>
              trySignUp({
                firstName: firstName.trim(),
                lastName: lastName.trim(),
                email: email.trim(),
                instagramLink: instagramProfileUrl(instagram),
              })
            }
          />
        );
    }
  }

  return (
    <StepPlace of="field">
      <StepSlide key={view} direction={direction}>
        <Suspense fallback={<StepFallback />}>{currentStep()}</Suspense>
      </StepSlide>
    </StepPlace>
  );
}

function StepFallback() {
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height={280} />
    </SkeletonRegion>
  );
}
