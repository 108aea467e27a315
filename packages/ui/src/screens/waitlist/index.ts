export { AcceptedPage } from './AcceptedPage/AcceptedPage.tsx';
export { WaitlistPage, type WaitlistPageProps } from './WaitlistPage/WaitlistPage.tsx';
export { ApplicationStatusDialog } from './ApplicationStatusDialog/ApplicationStatusDialog.tsx';
export { WaitlistSkeleton } from './WaitlistPage/WaitlistSkeleton.tsx';
