export { AcceptedPage, type AcceptedPageProps } from './AcceptedPage/AcceptedPage.tsx';
export { WaitlistPage, type WaitlistPageProps } from './WaitlistPage/WaitlistPage.tsx';
export {
  ApplicationStatusDialog,
  type ApplicationStatusDialogProps,
} from './ApplicationStatusDialog/ApplicationStatusDialog.tsx';
export { WaitlistSkeleton } from './WaitlistPage/WaitlistSkeleton.tsx';
