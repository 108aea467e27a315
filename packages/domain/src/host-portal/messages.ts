/** The texts of the host portal. Source: events §8. */
export const hostPortalMessages = {
  galleryAdded: 'Image added successfully',
} as const;
