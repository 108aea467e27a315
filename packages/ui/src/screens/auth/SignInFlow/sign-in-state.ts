import { stepBefore } from '@perigee/domain/auth';
import { SIGNUP_STEPS, type SignUpStep } from '@perigee/domain/signup';
import type { StepDirection } from '../../../components/StepFrame/StepSlide.tsx';
import { emptyPhone, type PhoneValue } from '../../../components/PhoneField/phone-value.ts';

/** The visible view. Sign-up has a view for each of its steps. */
export type SignInView = 'intro' | 'phone' | 'code' | 'verified' | 'email-link' | SignUpStep;

export interface SignInState {
  view: SignInView;
  /** The direction in which the user reached the view. */
  direction: StepDirection;
  phone: PhoneValue;
  /** The number to which a code was sent that is not used yet, in E.164. */
  codeSentTo: string | null;
  /** From the last right code. */
  completedSignup: boolean;
  firstName: string;
  lastName: string;
  email: string;
  /** The server's refusal of the email, until the user edits it. */
  emailProblem: string | undefined;
  /** Without the @. */
  instagram: string;
}

export const firstState: SignInState = {
  view: 'intro',
  direction: 'forward',
  phone: emptyPhone,
  codeSentTo: null,
  completedSignup: false,
  firstName: '',
  lastName: '',
  email: '',
  emailProblem: undefined,
  instagram: '',
};

/** The answers of sign-up, in the form that the call requires. */
export interface SignUpAnswers {
  firstName: string;
  lastName: string;
  email: string;
  /** The address of the profile: 'https://www.instagram.com/ada'. */
  instagramLink: string;
}

export type SignInAction =
  | { type: 'go'; to: SignInView }
  | { type: 'back' }
  | { type: 'code-sent'; phoneE164: string }
  | { type: 'email-refused'; message: string }
  | { type: 'verified'; completedSignup: boolean }
  | {
      type: 'edit';
      changes: Partial<
        Pick<SignInState, 'phone' | 'firstName' | 'lastName' | 'email' | 'instagram'>
      >;
    };

/** The next state. Typed values stay, in both directions. Source: member §4. */
export function signInReducer(state: SignInState, action: SignInAction): SignInState {
  switch (action.type) {
    case 'go':
      return { ...state, view: action.to, direction: 'forward' };
    case 'back':
      return { ...state, view: viewBefore(state.view), direction: 'back' };
    case 'verified':
      return {
        ...state,
        view: 'verified',
        direction: 'forward',
        codeSentTo: null,
        completedSignup: action.completedSignup,
      };
    case 'code-sent':
      return { ...state, codeSentTo: action.phoneE164 };
    case 'email-refused':
      return { ...state, view: 'email', direction: 'back', emailProblem: action.message };
    case 'edit': {
      const { email } = action.changes;
      const emailProblem = email === undefined ? state.emailProblem : undefined;
      return { ...state, ...action.changes, emailProblem };
    }
  }
}

/** The target of Back within the flow. The caller handles Back on the intro, which leaves the flow. */
function viewBefore(view: SignInView): SignInView {
  if (view === 'verified') return view;
  if (view === 'email-link') return 'intro';
  const previous = isSignUpStep(view) ? SIGNUP_STEPS[SIGNUP_STEPS.indexOf(view) - 1] : undefined;
  if (previous !== undefined) return previous;
  const before = stepBefore(isSignUpStep(view) ? 'signup' : view);
  return before === 'close' || before === 'signup' ? view : before;
}

function isSignUpStep(view: SignInView): view is SignUpStep {
  return (SIGNUP_STEPS as readonly SignInView[]).includes(view);
}
