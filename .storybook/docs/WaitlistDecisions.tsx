import {
  decisionNeedsHNum,
  WAITLIST_DECISIONS,
  WAITLIST_STATUS_LABELS,
  WAITLIST_STATUSES,
} from '@perigee/domain';

/** The decision table as the rule holds it, with the decisions that need an H number marked. */
export function WaitlistDecisionTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Where an applicant stands</th>
          <th>Decisions that are open</th>
        </tr>
      </thead>
      <tbody>
        {WAITLIST_STATUSES.map((from) => (
          <tr key={from}>
            <td>{WAITLIST_STATUS_LABELS[from]}</td>
            <td>
              {WAITLIST_DECISIONS[from]
                .map(
                  (to) =>
                    WAITLIST_STATUS_LABELS[to] +
                    (decisionNeedsHNum(from, to) ? ' (needs an H#)' : ''),
                )
                .join(', ') || 'none'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
