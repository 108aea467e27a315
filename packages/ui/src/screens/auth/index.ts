/** Everything that signing in needs, apart from the rest so that the app can load it when asked. */
export { SignInDialog, type SignInDialogProps } from './SignInDialog/SignInDialog.tsx';
export { LoginPage, type LoginPageProps } from './LoginPage/LoginPage.tsx';
export { SignInFlow, type SignInFlowProps, type SignUpAnswers } from './SignInFlow/SignInFlow.tsx';
export type { SignInView } from './SignInFlow/sign-in-state.ts';
export type { Authentication } from './CodeStep/CodeStep.tsx';
export type { Terms } from './TermsLinks/TermsLinks.tsx';
