/** Everything that signing up needs, apart from the rest so that the app can load it when asked. */
export {
  ProfileStepsDialog,
  type ProfileStepsDialogProps,
} from './ProfileStepsDialog/ProfileStepsDialog.tsx';
export {
  ProfileStepsFlow,
  type ProfileStepsFlowProps,
} from './ProfileStepsFlow/ProfileStepsFlow.tsx';
export { SignupPage, type SignupPageProps } from './SignupPage/SignupPage.tsx';
