/** What hosts are told in their portal. Source: events §8. */
export const hostPortalMessages = {
  galleryAdded: 'Image added successfully',
} as const;
