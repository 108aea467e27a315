export { AccountPage, type AccountPageProps } from './AccountPage/AccountPage.tsx';
