export { LivePage, type LivePageProps } from './LivePage/LivePage.tsx';
