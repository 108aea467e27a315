interface Photo {
  moderationStatus: 'Pending' | 'Approved' | 'Rejected';
}

/**
 * The decisions that a photo allows: an approval takes a rejection back. Source: member §3, with the decision on
 * who rejects.
 */
export function photoDecisions({ moderationStatus }: Photo): {
  approve: boolean;
  reject: boolean;
} {
  return { approve: moderationStatus !== 'Approved', reject: moderationStatus !== 'Rejected' };
}
