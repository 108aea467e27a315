export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Card, CardLink, type CardLinkProps, type CardProps } from './components/Card/Card.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Footer, type FooterLink, type FooterProps } from './components/Footer/Footer.tsx';
export {
  Header,
  type HeaderAccount,
  type HeaderEntry,
  type HeaderLink,
  type HeaderProps,
} from './components/Header/Header.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Link/ButtonLink.tsx';
export {
  Link,
  LinkProvider,
  type LinkComponent,
  type LinkProps,
  type LinkProviderProps,
} from './components/Link/Link.tsx';
export { TextLink, type TextLinkProps } from './components/Link/TextLink.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { PageLayout, type PageLayoutProps } from './components/PageLayout/PageLayout.tsx';
export {
  SmartAppBanner,
  type SmartAppBannerProps,
} from './components/SmartAppBanner/SmartAppBanner.tsx';
export { TextButton, type TextButtonProps } from './components/TextButton/TextButton.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { loading, ready, type Loadable } from './loadable.ts';
export { CrashPage, type CrashPageProps } from './screens/shell/CrashPage/CrashPage.tsx';
export { InfoPage, type InfoPageProps } from './screens/shell/InfoPage/InfoPage.tsx';
export { LandingPage, type LandingPageProps } from './screens/shell/LandingPage/LandingPage.tsx';
export {
  NotFoundPage,
  type NotFoundPageProps,
} from './screens/shell/NotFoundPage/NotFoundPage.tsx';
export type { ThemeName } from './theme/index.ts';
