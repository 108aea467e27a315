import type { FooterProps } from './Footer.tsx';

/** The footer props of the stories. */
export const footerArgs: FooterProps = {
  year: 2026,
  community: [
    { label: 'Instagram', href: 'https://social.example/instagram' },
    { label: 'TikTok', href: 'https://social.example/tiktok' },
    { label: 'YouTube', href: 'https://social.example/youtube' },
  ],
  hrefs: {
    careers: '/careers',
    liveSupport: '/live-support',
    termsAndConditions: '/terms-and-conditions',
    termsOfUse: '/terms-of-use',
    privacyPolicy: '/privacy-policy',
    download: 'https://apps.example/perigee',
  },
};
