export { LivePage } from './LivePage/LivePage.tsx';
