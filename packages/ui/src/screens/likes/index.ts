export type { LikeRequest } from './LikeRequestDialog/LikeForm.tsx';
export {
  LikeRequestDialog,
  type LikeRequestDialogProps,
} from './LikeRequestDialog/LikeRequestDialog.tsx';
export { LikesNav, type LikesNavProps, type LikesView } from './LikesNav/LikesNav.tsx';
export { LikesPage, type LikesPageProps } from './LikesPage/LikesPage.tsx';
export {
  MatchedNotice,
  type MatchedNoticeProps,
  type MatchViewer,
} from './MatchedNotice/MatchedNotice.tsx';
