import openapi from '../../spec/generated/openapi.json';
import { decisions } from './decisions.ts';

interface Assumption {
  where: string;
  why: string;
}

/** Every `x-assumed` of the spec, with the place that it stands at. */
function assumptionsIn(node: unknown, where: readonly string[]): Assumption[] {
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'x-assumed' in node ? [{ where: where.join(' › '), why: String(node['x-assumed']) }] : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, child]) => assumptionsIn(child, [...where, key])),
  ];
}

const assumptions = [
  ...assumptionsIn(openapi.paths, []),
  ...assumptionsIn(openapi.components.schemas, []),
];

export function DecisionTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Id</th>
          <th>Clause</th>
          <th>What is open</th>
          <th>How it was settled</th>
        </tr>
      </thead>
      <tbody>
        {decisions.map(({ id, clause, question, decision }) => (
          <tr key={id} id={id}>
            <td>
              <code>{id}</code>
            </td>
            <td>{clause}</td>
            <td>{question}</td>
            <td>{decision}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function AssumptionTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Where in the spec</th>
          <th>Why it was assumed</th>
        </tr>
      </thead>
      <tbody>
        {assumptions.map(({ where, why }) => (
          <tr key={where}>
            <td>
              <code>{where}</code>
            </td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
