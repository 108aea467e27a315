import { adminMessages } from './messages.ts';

/** The problem with a decision on a photo, or null. Source: member §3, with the decision on who rejects. */
export function photoDecisionProblem(decision: {
  moderationStatus: 'Approved' | 'Rejected';
  rejectionReason?: string | undefined;
}): string | null {
  if (decision.moderationStatus === 'Approved') return null;
  const reason = decision.rejectionReason?.trim() ?? '';
  return reason === '' ? adminMessages.rejectionReasonMissing : null;
}
