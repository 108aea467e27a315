export { careers } from './documents/careers.ts';
export { iosApp, privacyPolicy, termsAndConditions, termsOfUse } from './documents/elsewhere.ts';
export { liveSupport } from './documents/live-support.ts';
export { metaTouch } from './documents/meta-touch.ts';
export type { InfoDocument } from './info-document.ts';
export { InfoPage } from './InfoPage.tsx';
