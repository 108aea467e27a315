export { AccountPage } from './AccountPage/AccountPage.tsx';
export type { LinkWindow } from './AccountPage/LinkedAccounts.tsx';
export { PublicProfilePage } from './PublicProfilePage/PublicProfilePage.tsx';
export { SocialCallbackPage } from './SocialCallbackPage/SocialCallbackPage.tsx';
export { EditApplicationPage } from './EditApplicationPage/EditApplicationPage.tsx';
