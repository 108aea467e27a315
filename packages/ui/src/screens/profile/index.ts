export { AccountPage, type AccountPageProps } from './AccountPage/AccountPage.tsx';
export {
  EditApplicationPage,
  type EditApplicationPageProps,
} from './EditApplicationPage/EditApplicationPage.tsx';
