export { AccountPage, type AccountPageProps } from './AccountPage/AccountPage.tsx';
export type { LinkWindow } from './AccountPage/LinkedAccounts.tsx';
export { ProfileView, type ProfileViewProps } from './ProfileView/ProfileView.tsx';
export { ProfileViewSkeleton } from './ProfileView/ProfileViewSkeleton.tsx';
export {
  PublicProfilePage,
  type PublicProfilePageProps,
} from './PublicProfilePage/PublicProfilePage.tsx';
export {
  SocialCallbackPage,
  type SocialCallbackPageProps,
} from './SocialCallbackPage/SocialCallbackPage.tsx';
export {
  EditApplicationPage,
  type EditApplicationPageProps,
} from './EditApplicationPage/EditApplicationPage.tsx';
