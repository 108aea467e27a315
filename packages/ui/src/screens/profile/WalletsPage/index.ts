export { WalletsPage } from './WalletsPage.tsx';
export { WalletsClosed } from './WalletsClosed.tsx';
