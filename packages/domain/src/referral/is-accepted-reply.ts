/** Whether the reply to a referral code accepts it: only `accepted: true` counts. Source: member §4. */
export function isAcceptedReply({ data }: { data: { accepted: unknown } }): boolean {
  return data.accepted === true;
}
