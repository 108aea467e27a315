export { AdminHomePage, type AdminHomePageProps } from './AdminHomePage/AdminHomePage.tsx';
export {
  AdminWaitlistPage,
  type AdminWaitlistPageProps,
} from './AdminWaitlistPage/AdminWaitlistPage.tsx';
export {
  AdminUserPage,
  type AdminUserDialog,
  type AdminUserPageProps,
} from './AdminUserPage/AdminUserPage.tsx';
export {
  MatchFeedbackDialog,
  type MatchFeedbackDialogProps,
} from './MatchFeedbackDialog/MatchFeedbackDialog.tsx';
export {
  QueueMatchDialog,
  type QueueMatchDialogProps,
} from './QueueMatchDialog/QueueMatchDialog.tsx';
export {
  RecommendationsDialog,
  type RecommendationsDialogProps,
} from './RecommendationsDialog/RecommendationsDialog.tsx';
export {
  AiCompatibilityPage,
  type AiCompatibilityPageProps,
} from './AiCompatibilityPage/AiCompatibilityPage.tsx';
export {
  ImageGenerationPage,
  type ImageGenerationPageProps,
} from './ImageGenerationPage/ImageGenerationPage.tsx';
export { ImageModelsPage, type ImageModelsPageProps } from './ImageModelsPage/ImageModelsPage.tsx';
export { ActiveUsersPage, type ActiveUsersPageProps } from './ActiveUsersPage/ActiveUsersPage.tsx';
export {
  AdminMatchesPage,
  type AdminMatchesPageProps,
} from './AdminMatchesPage/AdminMatchesPage.tsx';
export {
  AdminProfilesPage,
  type AdminProfilesPageProps,
} from './AdminProfilesPage/AdminProfilesPage.tsx';
export { AnalyticsPage, type AnalyticsPageProps } from './AnalyticsPage/AnalyticsPage.tsx';
