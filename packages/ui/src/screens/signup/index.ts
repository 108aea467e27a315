/** All screens of the sign-up, separate from the others so that the app can load them on demand. */
export {
  ProfileStepsDialog,
  type ProfileStepsDialogProps,
} from './ProfileStepsDialog/ProfileStepsDialog.tsx';
export {
  ProfileStepsFlow,
  type ProfileStepsFlowProps,
} from './ProfileStepsFlow/ProfileStepsFlow.tsx';
export { SignupPage, type SignupPageProps } from './SignupPage/SignupPage.tsx';
