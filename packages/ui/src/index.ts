export { ArcProgress, type ArcProgressProps } from './components/ArcProgress/ArcProgress.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Card, CardLink, type CardLinkProps, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { ChipGroup, type ChipGroupProps } from './components/ChipGroup/ChipGroup.tsx';
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export {
  CommandPalette,
  type Command,
  type CommandGroup,
  type CommandPaletteProps,
} from './components/CommandPalette/CommandPalette.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/ConfirmDialog/ConfirmDialog.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
  type DataTableValue,
} from './components/DataTable/DataTable.tsx';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx';
export { DeckOverlay, type DeckOverlayProps } from './components/DeckOverlay/DeckOverlay.tsx';
export { DemoFrame, type DemoFrameProps } from './components/DemoFrame/DemoFrame.tsx';
export type { DemoMessage } from './components/DemoFrame/DemoMessagesDialog.tsx';
export type { PageRequest } from './components/DemoFrame/OtherPage.tsx';
export {
  Description,
  DescriptionList,
  type DescriptionListProps,
  type DescriptionProps,
} from './components/DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { DialogFallback } from './components/Dialog/DialogFallback.tsx';
export { DialogLoadError } from './components/Dialog/DialogLoadError.tsx';
export { loadDialog } from './components/Dialog/load-dialog.ts';
export { DialogHistoryContext, type DialogHistory } from './components/Dialog/dialog-history.ts';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummarizedError,
} from './components/ErrorSummary/ErrorSummary.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { EventCard, type EventCardProps } from './components/EventCard/EventCard.tsx';
export {
  EventCardSkeleton,
  type EventCardSkeletonProps,
} from './components/EventCard/EventCardSkeleton.tsx';
export { Footer, type FooterLink, type FooterProps } from './components/Footer/Footer.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { FormField, type FormFieldProps } from './components/Form/FormField.tsx';
export { toZodCheck } from './components/Form/to-zod-check.ts';
export { SubmitButton, type SubmitButtonProps } from './components/Form/SubmitButton.tsx';
export type { BoundForm } from './components/Form/use-bound-form.ts';
export { useZodForm } from './components/Form/use-zod-form.ts';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export {
  Header,
  type HeaderAccount,
  type HeaderEntry,
  type HeaderLink,
  type HeaderProps,
} from './components/Header/Header.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { headerEntries, type HeaderEntriesOptions } from './components/Header/header-entries.ts';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { ImageField, type ImageFieldProps } from './components/ImageField/ImageField.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { BackLink, type BackLinkProps } from './components/Link/BackLink.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Link/ButtonLink.tsx';
export { KeyHints, type KeyHintsProps } from './components/KeyboardShortcuts/KeyHints.tsx';
export { Keys, type KeysProps } from './components/KeyboardShortcuts/Keys.tsx';
export {
  ShortcutsButton,
  ShortcutsProvider,
  type ShortcutsProviderProps,
} from './components/KeyboardShortcuts/KeyboardShortcuts.tsx';
export { EVERYWHERE, type Shortcut } from './components/KeyboardShortcuts/shortcut.ts';
export { useShortcuts } from './components/KeyboardShortcuts/use-shortcuts.ts';
export {
  Link,
  LinkProvider,
  type LinkComponent,
  type LinkProps,
  type LinkProviderProps,
} from './components/Link/Link.tsx';
export { TextLink, type TextLinkProps } from './components/Link/TextLink.tsx';
export { Loaded, type LoadedProps, type LoadFailure } from './components/Loaded/Loaded.tsx';
export { emptyLocation, type LocationValue } from './components/LocationField/location-value.ts';
export {
  LocationField,
  type LocationFieldProps,
} from './components/LocationField/LocationField.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { Meter, type MeterProps } from './components/Meter/Meter.tsx';
export { Menu, type MenuEntry, type MenuProps } from './components/Menu/Menu.tsx';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { MeetingOrbits, type MeetingOrbitsProps } from './components/Orbit/MeetingOrbits.tsx';
export { FaceDial, type FaceDialProps } from './components/Orbit/FaceDial.tsx';
export { HeroOrbits } from './components/Orbit/HeroOrbits.tsx';
export { IntroOrbit, type IntroOrbitProps } from './components/Orbit/IntroOrbit.tsx';
export { OrbitDial, type OrbitDialProps } from './components/Orbit/Orbit.tsx';
export type { OrbitDrawingProps } from './components/Orbit/OrbitDrawing.tsx';
export { FailedOrbit } from './components/Orbit/FailedOrbit.tsx';
export { NotFoundOrbit } from './components/Orbit/NotFoundOrbit.tsx';
export { CompleteOrbit } from './components/Orbit/CompleteOrbit.tsx';
export { EndOfDeckOrbit } from './components/Orbit/EndOfDeckOrbit.tsx';
export { NoEventsOrbit } from './components/Orbit/NoEventsOrbit.tsx';
export { NoMatchesOrbit } from './components/Orbit/NoMatchesOrbit.tsx';
export { VerifiedOrbit } from './components/Orbit/VerifiedOrbit.tsx';
export { WaitingOrbit } from './components/Orbit/WaitingOrbit.tsx';
export { PageHead, type PageHeadProps } from './components/PageHead/PageHead.tsx';
export { PageLayout, type PageLayoutProps } from './components/PageLayout/PageLayout.tsx';
export { PageMeta, type PageMetaProps } from './components/PageMeta/PageMeta.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx';
export { PhotoGrid, type PhotoGridProps } from './components/PhotoGrid/PhotoGrid.tsx';
export { DefaultCover } from './components/Picture/DefaultCover.tsx';
export { DefaultPortrait } from './components/Picture/DefaultPortrait.tsx';
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export type { LoadErrorProps } from './components/InlineError/LoadError.tsx';
export { InlineError, type InlineErrorProps } from './components/InlineError/InlineError.tsx';
export {
  ProfileCarousel,
  type ProfileCarouselProps,
} from './components/ProfileCarousel/ProfileCarousel.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { QrTicket, type QrTicketProps } from './components/QrTicket/QrTicket.tsx';
export {
  RadioCards,
  type RadioCard,
  type RadioCardsProps,
} from './components/RadioCards/RadioCards.tsx';
export {
  RangeSlider,
  type Range,
  type RangeSliderProps,
} from './components/RangeSlider/RangeSlider.tsx';
export { RankCard, type RankCardProps } from './components/RankCard/RankCard.tsx';
export { ReadMore, type ReadMoreProps } from './components/ReadMore/ReadMore.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Section, type SectionProps } from './components/Section/Section.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
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
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { StatCard, StatGroup, type StatCardProps } from './components/StatCard/StatCard.tsx';
export { StepFrame, type StepFrameProps } from './components/StepFrame/StepFrame.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Table, type TableProps } from './components/Table/Table.tsx';
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
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextButton, type TextButtonProps } from './components/TextButton/TextButton.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TimePicker, type TimePickerProps } from './components/TimePicker/TimePicker.tsx';
export { ToastProvider } from './components/Toast/Toast.tsx';
export { ToastsContext, useToast, type Toasts } from './components/Toast/toast-context.ts';
export { TokenStepper, type TokenStepperProps } from './components/TokenStepper/TokenStepper.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export type { UsernameState } from './components/UsernameField/use-username-check.ts';
export {
  UsernameField,
  type UsernameFieldProps,
} from './components/UsernameField/UsernameField.tsx';
export { Wizard, type WizardProps, type WizardStep } from './components/Wizard/Wizard.tsx';
export { lazyWithPreload, type LazyComponent } from './lazy-with-preload.tsx';
export { sendHeldDecisions } from './hooks/held-decisions.ts';
export { useHydrated } from './hooks/use-hydrated.ts';
export { loading, ready, type Loadable } from './loadable.ts';
export { DiscoverPlace } from './screens/events/DiscoverEvents/DiscoverPlace.tsx';
export { CrashPage, type CrashPageProps } from './screens/shell/CrashPage/CrashPage.tsx';
export { LandingPage, type LandingPageProps } from './screens/shell/LandingPage/LandingPage.tsx';
export {
  PageLoadError,
  type PageLoadErrorProps,
} from './screens/shell/PageLoadError/PageLoadError.tsx';
export { OfflineBanner } from './screens/shell/OfflineBanner/OfflineBanner.tsx';
export {
  NotFoundPage,
  type NotFoundPageProps,
} from './screens/shell/NotFoundPage/NotFoundPage.tsx';
export type { ThemeName } from './theme/index.ts';
