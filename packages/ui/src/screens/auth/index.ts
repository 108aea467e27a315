/** All screens of the sign-in, separate from the others so that the app can load them on demand. */
export { SignInDialog, type SignInDialogProps } from './SignInDialog/SignInDialog.tsx';
export { LoginPage, type LoginPageProps } from './LoginPage/LoginPage.tsx';
export { SigningInPage, type SigningInPageProps } from './LoginPage/SigningInPage.tsx';
export { SwitchAccountPage, type SwitchAccountPageProps } from './LoginPage/SwitchAccountPage.tsx';
export { HostSignInPage, type HostSignInPageProps } from './HostSignInPage/HostSignInPage.tsx';
export {
  ResetPasswordPage,
  type ResetPasswordPageProps,
} from './ResetPasswordPage/ResetPasswordPage.tsx';
export { TokenPage, type TokenPageProps } from './TokenPage/TokenPage.tsx';
export { AppClipSignUpPage } from './AppClipSignUpPage/AppClipSignUpPage.tsx';
export { MagicLinkDialog, type MagicLinkDialogProps } from './MagicLinkDialog/MagicLinkDialog.tsx';
export {
  MobileSafariBanner,
  type MobileSafariBannerProps,
} from './MobileSafariBanner/MobileSafariBanner.tsx';
export type { LoginReason } from './LoginFrame/LoginFrame.tsx';
export { SignInFlow, type SignInFlowProps } from './SignInFlow/SignInFlow.tsx';
export type { SignInView } from './SignInFlow/sign-in-state.ts';
export type { Authentication } from './CodeStep/CodeStep.tsx';
export type { Terms } from './TermsLinks/TermsLinks.tsx';
