export { AdminHomePage } from './AdminHomePage/AdminHomePage.tsx';
export {
  AdminWaitlistPage,
  type AdminWaitlistPageProps,
} from './AdminWaitlistPage/AdminWaitlistPage.tsx';
export {
  AdminUserPage,
  type AdminUserDialog,
  type AdminUserPageProps,
} from './AdminUserPage/AdminUserPage.tsx';
export { MatchFeedbackDialog } from './MatchFeedbackDialog/MatchFeedbackDialog.tsx';
export { QueueMatchDialog } from './QueueMatchDialog/QueueMatchDialog.tsx';
export { RecommendationsDialog } from './RecommendationsDialog/RecommendationsDialog.tsx';
export {
  AiCompatibilityPage,
  type AiCompatibilityPageProps,
} from './AiCompatibilityPage/AiCompatibilityPage.tsx';
export { ImageGenerationPage } from './ImageGenerationPage/ImageGenerationPage.tsx';
export { ImageModelsPage } from './ImageModelsPage/ImageModelsPage.tsx';
export { ActiveUsersPage } from './ActiveUsersPage/ActiveUsersPage.tsx';
export { AdminMatchesPage } from './AdminMatchesPage/AdminMatchesPage.tsx';
export { AdminProfilesPage } from './AdminProfilesPage/AdminProfilesPage.tsx';
export { AnalyticsPage, type AnalyticsPageProps } from './AnalyticsPage/AnalyticsPage.tsx';
