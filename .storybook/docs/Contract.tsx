import type { ContractRow } from '../../scripts/pact/contract-page.ts';
import contract from './generated/contract.json';
import { Table, type Column } from './parts/Table.tsx';
import { useSearch } from './parts/use-search.tsx';

const rows: readonly ContractRow[] = contract;
const areas = [...new Set(rows.map(({ area }) => area))];

function Assumptions({ assumed }: Pick<ContractRow, 'assumed'>) {
  if (assumed.length === 0) return <>all documented</>;
  return (
    <details>
      <summary>
        {assumed.length} {assumed.length === 1 ? 'assumption' : 'assumptions'}
      </summary>
      <ul>
        {assumed.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

function Interactions({ interactions }: Pick<ContractRow, 'interactions'>) {
  return (
    <details>
      <summary>{interactions.length} pinned</summary>
      <ul>
        {interactions.map(({ status, description, isPending }) => (
          <li key={description}>
            <code>{status}</code> {description}
            {isPending && ' (pending)'}
          </li>
        ))}
      </ul>
    </details>
  );
}

const columns: readonly Column<ContractRow>[] = [
  {
    title: 'Call',
    width: '30%',
    cell: ({ call, summary }) => (
      <>
        <code>{call}</code>
        <br />
        {summary}
      </>
    ),
  },
  { title: 'Source', width: '14%', cell: ({ source }) => source.join(', ') },
  {
    title: 'Beside the documents',
    cell: ({ assumed }) => <Assumptions assumed={assumed} />,
  },
  {
    title: 'Interactions',
    cell: ({ interactions }) => <Interactions interactions={interactions} />,
  },
  {
    title: 'Where the product uses it',
    width: '16%',
    cell: ({ usedIn, unused }) => unused ?? usedIn.join(', '),
  },
];

function AreaTable({ area, calls }: { area: string; calls: readonly ContractRow[] }) {
  return (
    <>
      <h2>{area}</h2>
      <Table rows={calls} keyOf={({ call }) => call} columns={columns} />
    </>
  );
}

/** Every call and event of the contract by area, with a search over all their fields. */
export function ContractTable() {
  const { found, field } = useSearch(rows);
  const pinned = rows.reduce((sum, { interactions }) => sum + interactions.length, 0);
  const documented = rows.filter(({ assumed }) => assumed.length === 0).length;
  const used = rows.filter(({ usedIn }) => usedIn.length > 0).length;

  return (
    <>
      <p>
        {rows.length} calls and events, {pinned} interactions. {documented} are documented to the
        last field; the others rest on assumptions as well, each of which is listed. The product
        uses {used}; for each of the others its row says why not.
      </p>
      {field}
      {areas.map((area) => {
        const calls = found.filter((row) => row.area === area);
        return calls.length === 0 ? null : <AreaTable key={area} area={area} calls={calls} />;
      })}
    </>
  );
}
