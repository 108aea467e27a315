import type { WaitlistPage, WaitlistUser } from '@perigee/api';
import { WAITLIST_STATUS_LABELS, type WaitlistStatus } from '@perigee/domain/waitlist';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const KEYS: Readonly<Record<string, WaitlistStatus>> = { m: 'maybe', p: 'pre-approved' };
const STATUSES = Object.entries(WAITLIST_STATUS_LABELS);

async function read(page: number): Promise<WaitlistUser[]> {
  const reply = await fetch(`/api/waitlist?page=${page}`, {
    headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
  });
  return ((await reply.json()) as WaitlistPage).data;
}

/** The waitlist as one would write it first, without style: the time of ours is compared with its. */
function Waitlist() {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState<readonly WaitlistUser[]>([]);
  const [decisions, setDecisions] = useState<Readonly<Record<number, WaitlistStatus>>>({});
  useEffect(() => {
    void read(page).then(setRows);
  }, [page]);
  const decide = (id: number, status: WaitlistStatus) =>
    setDecisions({ ...decisions, [id]: status });
  return (
    <>
      <p>{Object.keys(decisions).length} decisions</p>
      <table>
        <tbody>
          {rows.map(({ id, name, email, gender, waitlistStatus }) => (
            <tr
              key={id}
              tabIndex={0}
              onKeyDown={({ key }) => {
                const status = KEYS[key];
                if (status !== undefined) decide(id, status);
              }}
            >
              <td>{name}</td>
              <td>{gender}</td>
              <td>{email}</td>
              <td>
                <select
                  value={decisions[id] ?? waitlistStatus}
                  onChange={(event) => decide(id, event.target.value as WaitlistStatus)}
                >
                  {STATUSES.map(([status, label]) => (
                    <option key={status} value={status}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" aria-label="Next page" onClick={() => setPage(page + 1)}>
        Next
      </button>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Waitlist />);
