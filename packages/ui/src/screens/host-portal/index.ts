export { PortalPage } from './PortalPage/PortalPage.tsx';
export {
  EventManagerPage,
  type EventManagerPageProps,
} from './EventManagerPage/EventManagerPage.tsx';
