export { EventStructuredData as default } from '@perigee/ui/events';
