import './theme/index.ts';

export { ArcProgress, type ArcProgressProps } from './components/ArcProgress/ArcProgress.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx';
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
export {
  EmptyOrbit,
  HeroOrbits,
  OrbitDial,
  type OrbitDialProps,
} from './components/Orbit/Orbit.tsx';
export { PageLayout, type PageLayoutProps } from './components/PageLayout/PageLayout.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export {
  RangeSlider,
  type Range,
  type RangeSliderProps,
} from './components/RangeSlider/RangeSlider.tsx';
export {
  Skeleton,
  SkeletonRegion,
  type SkeletonProps,
  type SkeletonRegionProps,
} from './components/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export {
  SmartAppBanner,
  type SmartAppBannerProps,
} from './components/SmartAppBanner/SmartAppBanner.tsx';
export { TimePicker, type TimePickerProps } from './components/TimePicker/TimePicker.tsx';
export { loading, ready, type Loadable } from './loadable.ts';
export { CrashPage, type CrashPageProps } from './screens/shell/CrashPage/CrashPage.tsx';
export { InfoPage, type InfoPageProps } from './screens/shell/InfoPage/InfoPage.tsx';
export { LandingPage, type LandingPageProps } from './screens/shell/LandingPage/LandingPage.tsx';
export {
  NotFoundPage,
  type NotFoundPageProps,
} from './screens/shell/NotFoundPage/NotFoundPage.tsx';
export type { ThemeName } from './theme/index.ts';
