export { careers } from './documents/careers.ts';
export { liveSupport } from './documents/live-support.ts';
export { metaTouch } from './documents/meta-touch.ts';
export { privacyPolicy } from './documents/privacy-policy.ts';
export { termsAndConditions } from './documents/terms-and-conditions.ts';
export { termsOfUse } from './documents/terms-of-use.ts';
export type { InfoDocument } from './info-document.ts';
export { InfoPage } from './InfoPage.tsx';
