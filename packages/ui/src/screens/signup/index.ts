/** All screens of the sign-up, separate from the others so that the app can load them on demand. */
export { ProfileStepsDialog } from './ProfileStepsDialog/ProfileStepsDialog.tsx';
export {
  ProfileStepsFlow,
  type ProfileStepsFlowProps,
} from './ProfileStepsFlow/ProfileStepsFlow.tsx';
export { SignupPage } from './SignupPage/SignupPage.tsx';
