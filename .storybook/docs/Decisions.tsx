import openapi from '../../spec/generated/openapi.json';
import { decisions, type Decision } from './decisions.ts';
import { Table, type Column } from './parts/Table.tsx';
import { useSearch } from './parts/use-search.tsx';

interface Assumption {
  where: string;
  /** Shape: the documents show none. Limit: it is added to a shape that they show. */
  kind: string;
  why: string;
}

/** Every `x-assumed` of the spec, with its path. */
function assumptionsIn(node: unknown, where: readonly string[]): Assumption[] {
  if (typeof node !== 'object' || node === null) return [];
  const assumed = 'x-assumed' in node ? (node['x-assumed'] as Record<string, string>) : {};
  const own = Object.entries(assumed).map(([kind, why]) => ({
    where: where.join(' › '),
    kind,
    why,
  }));
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, child]) => assumptionsIn(child, [...where, key])),
  ];
}

const assumptions = [
  ...assumptionsIn(openapi.paths, []),
  ...assumptionsIn(openapi.components.schemas, []),
];

const decisionColumns: readonly Column<Decision>[] = [
  { title: 'Id', cell: ({ id }) => id, sortBy: ({ id }) => id, width: '8%' },
  { title: 'Clause', cell: ({ clause }) => clause, sortBy: ({ clause }) => clause, width: '16%' },
  { title: 'What is open', cell: ({ question }) => question, width: '32%' },
  { title: 'How it was settled', cell: ({ decision }) => decision },
];

export function DecisionTable() {
  const { found, field } = useSearch(decisions);
  return (
    <>
      {field}
      <Table linkable rows={found} keyOf={({ id }) => id} columns={decisionColumns} />
    </>
  );
}

const assumptionColumns: readonly Column<Assumption>[] = [
  { title: 'Where in the spec', cell: ({ where }) => <code>{where}</code>, width: '44%' },
  { title: 'Kind', cell: ({ kind }) => kind, width: '8%' },
  { title: 'Why it was assumed', cell: ({ why }) => why },
];

export function AssumptionTable() {
  return <Table rows={assumptions} keyOf={({ where }) => where} columns={assumptionColumns} />;
}
