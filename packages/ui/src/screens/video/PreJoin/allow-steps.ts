/** Browsers that differ in where a user allows camera and microphone. */
export type Browser = 'chrome' | 'chrome-phone' | 'firefox' | 'safari' | 'safari-phone' | 'other';

/**
 * The browser of a page, as far as its settings for camera and microphone are concerned: Edge is like Chrome.
 *
 * @param userAgent of `navigator`
 */
export function browserOf(userAgent: string): Browser {
  const isPhone = /Android|iPhone|iPad/.test(userAgent);
  if (/CriOS|FxiOS|EdgiOS/.test(userAgent)) return 'other';
  if (userAgent.includes('Firefox/')) return isPhone ? 'other' : 'firefox';
  if (userAgent.includes('Chrome/')) return isPhone ? 'chrome-phone' : 'chrome';
  if (userAgent.includes('Safari/')) return isPhone ? 'safari-phone' : 'safari';
  return 'other';
}

/** What a user does in the browser to allow camera and microphone, before trying again. */
export const allowSteps: Readonly<Record<Browser, readonly string[]>> = {
  chrome: [
    'Press the icon at the start of the address bar.',
    'Set Camera and Microphone to Allow.',
  ],
  'chrome-phone': [
    'Press the icon at the start of the address bar, then Permissions.',
    'Allow Camera and Microphone.',
  ],
  firefox: [
    'Press the crossed-out camera or microphone in the address bar.',
    'Remove the block beside Camera and Microphone.',
  ],
  safari: [
    'In the menu bar, press Safari, then Settings for This Website.',
    'Set Camera and Microphone to Allow.',
  ],
  'safari-phone': [
    'Press the icon in the address bar, then Website Settings.',
    'Set Camera and Microphone to Allow.',
  ],
  other: ['Open the settings of your browser for this site.', 'Allow camera and microphone.'],
};
