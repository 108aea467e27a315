/** All screens of the sign-in, separate from the others so that the app can load them on demand. */
export { SignInDialog } from './SignInDialog/SignInDialog.tsx';
export { LoginPage } from './LoginPage/LoginPage.tsx';
export { SigningInPage } from './LoginPage/SigningInPage.tsx';
export { SwitchAccountPage } from './LoginPage/SwitchAccountPage.tsx';
export { HostSignInPage } from './HostSignInPage/HostSignInPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage/ResetPasswordPage.tsx';
export { TokenPage } from './TokenPage/TokenPage.tsx';
export { AppClipSignUpPage } from './AppClipSignUpPage/AppClipSignUpPage.tsx';
export { MagicLinkDialog } from './MagicLinkDialog/MagicLinkDialog.tsx';
export { MobileSafariBanner } from './MobileSafariBanner/MobileSafariBanner.tsx';
export type { LoginReason } from './LoginFrame/LoginFrame.tsx';
export { SignInFlow, type SignInFlowProps } from './SignInFlow/SignInFlow.tsx';
