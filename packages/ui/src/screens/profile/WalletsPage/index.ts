export { WalletsPage, type WalletsPageProps } from './WalletsPage.tsx';
export { WalletsClosed, type WalletsClosedProps } from './WalletsClosed.tsx';
