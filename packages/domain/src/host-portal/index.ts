export { portalTab, type PortalTab } from './portal-tab.ts';
export { hostPortalServerMessages } from './server-messages.ts';
