import './theme/index.ts';

export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/ConfirmDialog/ConfirmDialog.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export { DeckOverlay, type DeckOverlayProps } from './components/DeckOverlay/DeckOverlay.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Footer, type FooterLink, type FooterProps } from './components/Footer/Footer.tsx';
export {
  Header,
  type HeaderAccount,
  type HeaderEntry,
  type HeaderLink,
  type HeaderProps,
} from './components/Header/Header.tsx';
export {
  ButtonLink,
  Link,
  LinkProvider,
  TextLink,
  type ButtonLinkProps,
  type LinkComponent,
  type LinkProps,
  type LinkProviderProps,
  type TextLinkProps,
} from './components/Link/Link.tsx';
export { PageLayout, type PageLayoutProps } from './components/PageLayout/PageLayout.tsx';
export { Problem, type ProblemProps } from './components/Problem/Problem.tsx';
export {
  SmartAppBanner,
  type SmartAppBannerProps,
} from './components/SmartAppBanner/SmartAppBanner.tsx';
export {
  TabLink,
  TabLinks,
  type TabLinkProps,
  type TabLinksProps,
} from './components/Tabs/TabLinks.tsx';
export {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
  type TabsProps,
} from './components/Tabs/Tabs.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { Wizard, type WizardProps, type WizardStep } from './components/Wizard/Wizard.tsx';
export { loading, ready, type Loadable } from './loadable.ts';
export { CrashPage, type CrashPageProps } from './screens/shell/CrashPage/CrashPage.tsx';
export { InfoPage, type InfoPageProps } from './screens/shell/InfoPage/InfoPage.tsx';
export { LandingPage, type LandingPageProps } from './screens/shell/LandingPage/LandingPage.tsx';
export {
  NotFoundPage,
  type NotFoundPageProps,
} from './screens/shell/NotFoundPage/NotFoundPage.tsx';
export type { ThemeName } from './theme/index.ts';
