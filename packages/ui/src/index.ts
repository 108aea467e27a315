import './theme/index.ts';

export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { EventCard, type EventCardProps } from './components/EventCard/EventCard.tsx';
export {
  EventCardSkeleton,
  type EventCardSkeletonProps,
} from './components/EventCard/EventCardSkeleton.tsx';
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
export { ImageField, type ImageFieldProps } from './components/ImageField/ImageField.tsx';
export { PageLayout, type PageLayoutProps } from './components/PageLayout/PageLayout.tsx';
export { PhotoGrid, type PhotoGridProps } from './components/PhotoGrid/PhotoGrid.tsx';
export { DefaultCover } from './components/Picture/DefaultCover.tsx';
export { DefaultPortrait } from './components/Picture/DefaultPortrait.tsx';
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export {
  ProfileCarousel,
  type ProfileCarouselProps,
} from './components/ProfileCarousel/ProfileCarousel.tsx';
export { QrTicket, type QrTicketProps } from './components/QrTicket/QrTicket.tsx';
export { RankCard, type RankCardProps } from './components/RankCard/RankCard.tsx';
export { ReadMore, type ReadMoreProps } from './components/ReadMore/ReadMore.tsx';
export {
  SmartAppBanner,
  type SmartAppBannerProps,
} from './components/SmartAppBanner/SmartAppBanner.tsx';
export { loading, ready, type Loadable } from './loadable.ts';
export { CrashPage, type CrashPageProps } from './screens/shell/CrashPage/CrashPage.tsx';
export { InfoPage, type InfoPageProps } from './screens/shell/InfoPage/InfoPage.tsx';
export { LandingPage, type LandingPageProps } from './screens/shell/LandingPage/LandingPage.tsx';
export {
  NotFoundPage,
  type NotFoundPageProps,
} from './screens/shell/NotFoundPage/NotFoundPage.tsx';
export type { ThemeName } from './theme/index.ts';
