export { EmailRefusedError, isEmailRefusal } from './email-refused.ts';
export { isEmail } from './email.ts';
export { instagramHandle, instagramProfileUrl, isInstagramHandle } from './instagram.ts';
export { fullName, isName } from './name.ts';
export {
  firstOpenStep,
  PROFILE_STEPS,
  profileStepProblem,
  type ProfileStep,
} from './profile-step.ts';
export { SIGNUP_STEPS, signUpProgress, type SignUpStep } from './signup-step.ts';
