/** What hosts are told in their portal. Texts under `server` are the sandbox's own. Source: events §8. */
export const hostPortalMessages = {
  galleryAdded: 'Image added successfully',
  server: {
    scheduleClosed: 'A schedule can only be changed while the event is in created status',
    tooFewGuests: 'There is nobody to pair yet. Wait until more guests are going',
  },
} as const;
