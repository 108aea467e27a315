export { OfflineBanner as default } from '@perigee/ui';
