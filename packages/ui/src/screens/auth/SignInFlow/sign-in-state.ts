import { SIGNUP_STEPS, stepBefore, type SignUpStep } from '@perigee/domain';
import type { StepDirection } from '../../../components/StepFrame/StepSlide.tsx';
import { emptyPhone, type PhoneValue } from '../../../components/PhoneField/phone-value.ts';

/** What is on the screen. Sign-up has a view for each of its steps. */
export type SignInView = 'intro' | 'phone' | 'code' | 'verified' | 'email-link' | SignUpStep;

export interface SignInState {
  view: SignInView;
  /** Which way the view came. */
  direction: StepDirection;
  phone: PhoneValue;
  /** Of the last right code. */
  completedSignup: boolean;
  firstName: string;
  lastName: string;
  email: string;
  /** Without the @. */
  instagram: string;
}

export const firstState: SignInState = {
  view: 'intro',
  direction: 'forward',
  phone: emptyPhone,
  completedSignup: false,
  firstName: '',
  lastName: '',
  email: '',
  instagram: '',
};

export type SignInAction =
  | { type: 'go'; to: SignInView }
  | { type: 'back' }
  | { type: 'verified'; completedSignup: boolean }
  | {
      type: 'edit';
      changes: Partial<
        Pick<SignInState, 'phone' | 'firstName' | 'lastName' | 'email' | 'instagram'>
      >;
    };

/** The next state. What was typed stays, whichever way one goes. Source: member §4. */
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
        completedSignup: action.completedSignup,
      };
    case 'edit':
      return { ...state, ...action.changes };
  }
}

/** Where Back leads within the flow. Out of it, from the intro, is not the reducer's to lead. */
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
