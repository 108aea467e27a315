export { LikeRequestDialog } from './LikeRequestDialog/LikeRequestDialog.tsx';
export { LikesNav, type LikesView } from './LikesNav/LikesNav.tsx';
export { LikesPage } from './LikesPage/LikesPage.tsx';
export { MatchedNotice } from './MatchedNotice/MatchedNotice.tsx';
