import { writeFileSync } from 'node:fs';
import { readSpec, root } from './pact/contract.ts';

const TARGET = `${root}packages/api/src/generated/operations.ts`;

const operations = Object.entries(readSpec().openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, { operationId }]) => [`${method.toUpperCase()} ${path}`, operationId] as const,
  ),
);

writeFileSync(
  TARGET,
  `/** The operations of the spec by method and path. */
export const OPERATIONS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(operations), null, 2)};
`,
);
