import './theme/index.ts';

export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
  type DataTableValue,
} from './components/DataTable/DataTable.tsx';
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
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export {
  SmartAppBanner,
  type SmartAppBannerProps,
} from './components/SmartAppBanner/SmartAppBanner.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export {
  StatCard,
  StatGroup,
  type StatCardProps,
  type StatPart,
} from './components/StatCard/StatCard.tsx';
export { Table, type TableProps } from './components/Table/Table.tsx';
export { loading, ready, type Loadable } from './loadable.ts';
export { CrashPage, type CrashPageProps } from './screens/shell/CrashPage/CrashPage.tsx';
export { InfoPage, type InfoPageProps } from './screens/shell/InfoPage/InfoPage.tsx';
export { LandingPage, type LandingPageProps } from './screens/shell/LandingPage/LandingPage.tsx';
export {
  NotFoundPage,
  type NotFoundPageProps,
} from './screens/shell/NotFoundPage/NotFoundPage.tsx';
export type { ThemeName } from './theme/index.ts';
