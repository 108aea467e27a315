import './theme/index.ts';

export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Footer, type FooterLink, type FooterProps } from './components/Footer/Footer.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { FormField, type FormFieldProps } from './components/Form/FormField.tsx';
export { rule } from './components/Form/rule.ts';
export { SubmitButton, type SubmitButtonProps } from './components/Form/SubmitButton.tsx';
export { useZodForm, type ZodForm } from './components/Form/use-zod-form.ts';
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
  LocationField,
  type LocationFieldProps,
} from './components/LocationField/LocationField.tsx';
export { emptyLocation, type LocationValue } from './components/LocationField/location-value.ts';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { PageLayout, type PageLayoutProps } from './components/PageLayout/PageLayout.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export {
  SmartAppBanner,
  type SmartAppBannerProps,
} from './components/SmartAppBanner/SmartAppBanner.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TokenStepper, type TokenStepperProps } from './components/TokenStepper/TokenStepper.tsx';
export {
  UsernameField,
  type UsernameFieldProps,
} from './components/UsernameField/UsernameField.tsx';
export type { UsernameState } from './components/UsernameField/use-username-check.ts';
export { loading, ready, type Loadable } from './loadable.ts';
export { CrashPage, type CrashPageProps } from './screens/shell/CrashPage/CrashPage.tsx';
export { InfoPage, type InfoPageProps } from './screens/shell/InfoPage/InfoPage.tsx';
export { LandingPage, type LandingPageProps } from './screens/shell/LandingPage/LandingPage.tsx';
export {
  NotFoundPage,
  type NotFoundPageProps,
} from './screens/shell/NotFoundPage/NotFoundPage.tsx';
export type { ThemeName } from './theme/index.ts';
