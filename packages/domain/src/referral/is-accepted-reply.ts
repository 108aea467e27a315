/** Whether the reply to a referral code says so: only a true `accepted` counts. Source: member §4. */
export function isAcceptedReply({ data }: { data: { accepted: unknown } }): boolean {
  return data.accepted === true;
}
