/** The links between the pages about likes, with two likes to answer. */
export const likesNav = {
  hrefs: { 'for-you': '/likes/for-you', received: '/likes', sent: '/likes/sent' },
  received: 2,
} as const;
