/** The admins' texts about members, matches and models. Source: admin §8. */
export const adminMessages = {
  notFound: 'Not found',
  userUpdated: 'User updated successfully',
  userDeleted: 'User deleted successfully',
  matchQueued: 'Match queued successfully',
  feedbackAdded: 'Match feedback added successfully',
  templateApplied: 'New template applied successfully',
  compatibilityFailed: 'Unknown error: please try again or another profile',
  rejectionReasonMissing: 'Say why the photo is rejected',
} as const;
