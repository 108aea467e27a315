/** The links between the pages about likes, with four likes to answer. */
export const likesNav = {
  hrefs: { 'for-you': '/likes/for-you', received: '/likes', sent: '/likes/sent' },
  received: 4,
} as const;
