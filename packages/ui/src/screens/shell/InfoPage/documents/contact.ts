/** The email address at which staff answer. */
const SUPPORT_EMAIL = 'support@perigee.example';

export const writeToUs = { label: SUPPORT_EMAIL, href: `mailto:${SUPPORT_EMAIL}` } as const;
